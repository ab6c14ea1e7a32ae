import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { computeDraft } from '#domain/faktur/compute.ts';
import { questionsOf } from '#domain/imports/questions.ts';
import { surveyor } from '../cells/survey.ts';
import type { CheckContext } from '../kind.ts';
import { mappedFields } from '../mapped-fields.ts';
import { openFile } from '../open-file.ts';
import { layoutOf, readDocuments } from '../recognise.ts';
import { checkDocument } from './check-document.ts';
import { fakturKeluaran } from './kind.ts';
import { readDocument } from './read-document.ts';

const own = '0013579246801000';
const company = { npwp: own, pkp: true, government: false, name: 'PT Penjual', address: '', city: '' };

const proposed = async (name: string) => {
  const file = await openFile(readFileSync(new URL(`../../../../fixtures/files/kolom/${name}`, import.meta.url)), name);
  if (file.type !== 'book') throw new TypeError('a table was expected');
  const sheet = file.book.sheets[0] ?? '';
  const { columns, guesses, headingRow } = await layoutOf(fakturKeluaran, file.book, sheet);
  const mapping = Object.fromEntries(
    Object.entries(guesses).flatMap(([field, guess]) => (guess ? [[field, guess.column]] : [])),
  );
  const plan = { source: 'table', sheet, headingRow, mapping } as const;
  const documents = await readDocuments(fakturKeluaran, file, plan, own);
  const survey = surveyor(fakturKeluaran);
  for (const document of documents) survey.look(document);
  const context: CheckContext = { today: '2026-11-28', company, style: survey.style() };
  const [first = []] = documents;
  const { total } = computeDraft(readDocument(first, own, context.style).input);
  const errors = checkDocument(first, context).findings.flat();
  return {
    mapping,
    questions: questionsOf({ fields: mappedFields(fakturKeluaran), columns, guesses, mapping }).map(({ key }) => key),
    dpp: total.dpp,
    ppn: total.ppn,
    amountErrors: errors
      .filter(({ severity, path }) => severity === 'error' && fakturKeluaran.fields[path]?.kind === 'decimal')
      .map(({ message }) => message.split('.').at(-1)),
  };
};

describe('files whose columns mean something else than a plain price', () => {
  it.each([
    ['harga-termasuk-ppn.csv', 'priceWithVat:Harga Termasuk PPN', '1000000.00', '110000.00'],
    ['harga-tambah-ppn.xlsx', 'priceWithVat:Harga + PPN', '150000.00', '16500.00'],
    ['diskon-persen.csv', 'discountPercent:Disc %', '900000.00', '99000.00'],
    ['diskon-persen.xlsx', 'discountPercent:Diskon (%)', '900000.00', '99000.00'],
    ['diskon-persen-teks.csv', 'discountPercent:Diskon', '900000.00', '99000.00'],
    ['ekspor-jurnal.csv', 'discountPercent:ProductDiscountRate(%)', '950000.00', '104500.00'],
    ['penjualan-usd.csv', 'currency:Mata Uang|Kurs', '825000000.00', '90750000.00'],
  ])('%s: asks %s, and comes to %s', async (name, question, dpp, ppn) => {
    const read = await proposed(name);
    expect(read).toMatchObject({ dpp, ppn, amountErrors: [] });
    expect(read.questions).toEqual([question]);
  });

  it('a foreign currency without a rate waits for one', async () => {
    const { questions, amountErrors } = await proposed('penjualan-sgd.csv');
    expect(questions).toEqual(['currency_alone:Currency']);
    expect(amountErrors).toEqual(['rate_missing']);
  });

  it('an accounting program with three prices: the one its PPN was worked on, the others asked about', async () => {
    const read = await proposed('ekspor-akuntansi.xlsx');
    expect(read).toMatchObject({ dpp: '3279054.05', ppn: '360695.95', amountErrors: [] });
    expect(read.mapping).toMatchObject({ price: 'HJTNP', ppn: 'Tax 1', counterpartyNpwp: 'Nomor Pajak Pelanggan' });
    expect(read.questions).toEqual(['guess:price|HJTNP', 'guess:discount|Discount Faktur', 'left:1|Harga Sat']);
  });

  it('a price after tax that is no price of one: price, quantity and total contradict each other', async () => {
    const { questions, amountErrors } = await proposed('ekspor-erp.xlsx');
    expect(questions).toEqual(['priceWithVat:PriceAfterTax']);
    expect(amountErrors).toEqual(['total_differs']);
  });

  it('"150,000" of an English Excel waits for an answer', async () => {
    expect((await proposed('koma-ribuan.csv')).amountErrors).toEqual(['number_ambiguous']);
  });

  it('a rate of PPN as a percentage is read', async () => {
    expect(await proposed('tarif-ppn-persen.csv')).toMatchObject({ ppn: '110000.00', amountErrors: [], questions: [] });
  });

  it.each(['diskon-global.csv', 'kuantitas-negatif.csv'])('%s: a negative line waits to be spread', async (name) => {
    expect((await proposed(name)).amountErrors).toEqual(['negative_line']);
  });
});
