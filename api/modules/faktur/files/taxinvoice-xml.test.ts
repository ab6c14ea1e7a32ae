import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { leftOutOfXml } from '#domain/faktur/keluaran-xml.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { aFaktur, aLine } from '../../../../fixtures/builders/a-faktur.ts';
import { writeTaxInvoiceXml } from './taxinvoice-xml.ts';

const written = async (tin: string, fakturs: Faktur[]): Promise<string> => {
  let xml = '';
  for await (const piece of writeTaxInvoiceXml(tin, fakturs)) xml += piece;
  return xml;
};

const withoutLayout = (xml: string): string => xml.replace(/>\s+</g, '><').trim();

const read = (xml: string) => {
  const found: { invoice: Record<string, string>; goods: Record<string, string>[] }[] = [];
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'TaxInvoice') found.push({ invoice: {}, goods: [] });
    if (name === 'GoodService') found.at(-1)?.goods.push({});
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const target =
      path.at(-1) === 'GoodService'
        ? found.at(-1)?.goods.at(-1)
        : path.at(-1) === 'TaxInvoice'
          ? found.at(-1)?.invoice
          : undefined;
    if (target && name !== 'ListOfGoodService') target[name] = text;
    text = '';
  });
  parser.write(xml).close();
  return found;
};

const office = (faktur: Partial<Faktur>, line: Partial<Faktur['lines'][number]> = {}): Faktur => {
  const base = aFaktur();
  const first = base.lines[0];
  if (!first) throw new Error('no line');
  return { ...base, ...faktur, lines: [{ ...first, ...line }] };
};

/**
 * The tax office's own example: five tables at 2,400,000, 600,000 off, under code 04; the amounts come from the domain.
 */
const example = aFaktur({
  date: '2026-03-12',
  reference: 'SI-2026-00417',
  ownNitku: '0612345678901000000000',
  counterpartyNpwp: '0734567890123000',
  counterpartyName: 'PT Sumber Contoh',
  counterpartyAddress: 'Jl. Contoh 10, Surabaya',
  counterpartyEmail: null,
  counterpartyNitku: '0734567890123000000000',
  // 2,400,000 x 5 - 600,000 = 11,400,000; x 11/12 = 10,450,000; x 12% = 1,254,000
  lines: [aLine({ name: 'Meja kantor', unit: 'UM.0018', price: '2400000', quantity: '5', discount: '600000' })],
});

describe('TaxInvoiceBulk', () => {
  it('writes the worked example exactly as Coretax takes it', async () => {
    const golden = readFileSync('fixtures/golden/taxinvoice-bulk.xml', 'utf8');
    expect(withoutLayout(await written('0612345678901000', [example]))).toBe(withoutLayout(golden));
  });

  it('gives a buyer without NPWP zeros, the document number and the short NITKU', async () => {
    const xml = await written('0612345678901000', [
      office({
        counterpartyDocument: 'Passport',
        counterpartyNpwp: '0000000000000000',
        counterpartyDocumentNumber: 'A1234567',
        counterpartyCountry: 'SGP',
        counterpartyNitku: '000000',
      }),
    ]);
    expect(xml).toContain(
      '<BuyerTin>0000000000000000</BuyerTin><BuyerDocument>Passport</BuyerDocument><BuyerCountry>SGP</BuyerCountry>',
    );
    expect(xml).toContain('<BuyerDocumentNumber>A1234567</BuyerDocumentNumber>');
    expect(xml).toContain('<BuyerIDTKU>000000</BuyerIDTKU>');
  });

  it('writes the month of the supporting document as MMYYYY, beside the paired facility codes', async () => {
    const xml = await written('0612345678901000', [
      office({
        code: '08',
        addInfo: 'TD.00501',
        facilityStamp: 'TD.01101',
        customDoc: 'SKB-1',
        customDocPeriod: '2026-02',
      }),
    ]);
    expect(xml).toContain(
      '<AddInfo>TD.00501</AddInfo><CustomDoc>SKB-1</CustomDoc><CustomDocMonthYear>022026</CustomDocMonthYear>',
    );
    expect(xml).toContain('<FacilityStamp>TD.01101</FacilityStamp>');
  });

  it.each([
    [{ kind: 'NORMAL_SUBS' as const }, 'faktur.xml.left_out.substitute'],
    [{ kind: 'CANCELED' as const }, 'faktur.xml.left_out.canceled'],
    [{ term: 'CASH_ADVANCE' as const }, 'faktur.xml.left_out.stage'],
  ])('leaves out what the file has no element for: %o', (patch, reason) => {
    expect(leftOutOfXml(office(patch))).toBe(reason);
  });

  it('leaves out prices the file cannot carry instead of rounding them', () => {
    expect(leftOutOfXml(office({}, { price: '1234.567' }))).toBe('faktur.xml.left_out.places');
    expect(leftOutOfXml(office({}, { price: '1234.50000' }))).toBeNull();
  });

  it('comes back without loss, whatever people write into names', async () => {
    const money = fc
      .integer({ min: 0, max: 10_000_000_000 })
      .map((sen) => `${Math.trunc(sen / 100)}.${String(sen % 100).padStart(2, '0')}`);
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
      .filter((text) => text !== '');
    await fc.assert(
      fc.asyncProperty(words, words, money, money, async (counterpartyName, name, price, ownBase) => {
        const faktur = office(
          { counterpartyName },
          { name, price, quantity: '2', dpp: price, otherDpp: ownBase, base: 'OWN', ownBase },
        );
        const [invoice] = read(await written('0612345678901000', [faktur]));
        const good = invoice?.goods[0];
        expect(invoice?.invoice).toMatchObject({
          TaxInvoiceDate: faktur.date,
          TrxCode: faktur.code,
          BuyerName: counterpartyName,
          BuyerIDTKU: faktur.counterpartyNitku,
          RefDesc: faktur.reference ?? '',
        });
        expect(good?.Name).toBe(name);
        expect(Number(good?.Price)).toBe(Number(price));
        expect(Number(good?.OtherTaxBase)).toBe(Number(ownBase));
      }),
      { numRuns: 200 },
    );
  });
});
