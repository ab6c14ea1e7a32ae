import Excel from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsIn } from '#domain/billing/pairs.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { catalogues } from '#domain/messages/index.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { guarded } from '#domain/text/formula-guard.ts';
import type { CheckContext } from '../kind.ts';
import { openFile } from '../open-file.ts';
import { type RawDocument, unknownStyle } from '../raw.ts';
import { readDocuments, recognise } from '../recognise.ts';
import type { BillingField } from './fields.ts';
import { billing } from './kind.ts';
import { synonyms } from './synonyms.ts';
import { billingTemplate, templateFields } from './template.ts';

const OWN = '0414107001021000';
const company = {
  npwp: OWN,
  pkp: true,
  government: false,
  name: 'PT Sagara',
  address: 'Jalan Kebon Sirih 48',
  city: 'Jakarta',
};
const context: CheckContext = { today: '2026-03-16', company, style: unknownStyle };

const words = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: fc.constantFrom(...`abcXYZ 09&<>"'é漢/.,;:()+%\t`) })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^[=+\-@'#]/.test(text));
const digits = (length: number) =>
  fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789') });
const month = fc.integer({ min: 1, max: 12 });

const payer: fc.Arbitrary<
  Pick<BillingInput, 'payerKind' | 'payerNpwp' | 'payerNik' | 'payerName' | 'payerAddress' | 'payerCity'>
> = fc.oneof(
  fc.constant({
    payerKind: 'self' as const,
    payerNpwp: OWN,
    payerNik: null,
    payerName: company.name,
    payerAddress: company.address,
    payerCity: company.city,
  }),
  fc.record({
    payerKind: fc.constant('other' as const),
    payerNpwp: digits(16).filter((npwp) => npwp !== NO_NPWP && npwp !== OWN),
    payerNik: fc.constant(null),
    payerName: words(30),
    payerAddress: words(40),
    payerCity: words(20),
  }),
  fc.record({
    payerKind: fc.constant('non' as const),
    payerNpwp: fc.constant(NO_NPWP),
    payerNik: digits(16).filter((nik) => nik !== OWN && nik !== NO_NPWP),
    payerName: words(30),
    payerAddress: words(40),
    payerCity: words(20),
  }),
);

const input: fc.Arbitrary<BillingInput> = fc
  .record({
    pair: fc.constantFrom(...pairsIn('coretax')),
    year: fc.integer({ min: 2025, max: 2027 }),
    months: fc.tuple(month, month),
    amount: fc.integer({ min: 1, max: 999_999_999_999 }).map((whole) => `${whole}.00`),
    payerKpp: fc.oneof(fc.constant(null), digits(3)),
    description: fc.oneof(fc.constant(''), words(60)),
    nop: fc.option(digits(18)),
    objectAddress: fc.option(words(40)),
    objectProvince: fc.option(words(20)),
    objectCity: fc.option(words(20)),
    objectDistrict: fc.option(words(20)),
    objectSubdistrict: fc.option(words(20)),
    assessmentNumber: fc.option(
      digits(15).map((text) => text.replace(/(\d{5})(\d{3})(\d{2})(\d{3})(\d{2})/, '$1/$2/$3/$4/$5')),
    ),
    depositorName: fc.option(words(30)),
    payer,
  })
  .map(({ pair: { kap, kjs }, year, months: [from, to], payer: who, ...rest }) => {
    const masa = (at: number) => `${year}-${String(at).padStart(2, '0')}`;
    return { ...rest, ...who, kap, kjs, periodFrom: masa(Math.min(from, to)), periodTo: masa(Math.max(from, to)) };
  });

/** As a bookkeeper writes it: Indonesian notation, no payer for the company's own tax. */
const rowOf = (of: BillingInput): Partial<Record<BillingField, string>> => ({
  kap: of.kap,
  kjs: of.kjs,
  periodFrom: formatPeriod(of.periodFrom),
  periodTo: formatPeriod(of.periodTo),
  amount: `Rp ${formatDecimal(of.amount)}`,
  description: of.description,
  assessmentNumber: of.assessmentNumber ?? '',
  nop: of.nop ?? '',
  objectAddress: of.objectAddress ?? '',
  objectProvince: of.objectProvince ?? '',
  objectCity: of.objectCity ?? '',
  objectDistrict: of.objectDistrict ?? '',
  objectSubdistrict: of.objectSubdistrict ?? '',
  payerKpp: of.payerKpp ?? '',
  depositorName: of.depositorName ?? '',
  ...(of.payerKind === 'self'
    ? {}
    : {
        payerNpwp: of.payerKind === 'other' ? of.payerNpwp : '',
        payerNik: of.payerNik ?? '',
        payerName: of.payerName,
        payerAddress: of.payerAddress,
        payerCity: of.payerCity,
      }),
});

const headings = templateFields.map((field) => synonyms[field][0] ?? '');
const tableOf = (inputs: readonly BillingInput[]): string[][] => [
  headings,
  ...inputs.map(rowOf).map((row) => templateFields.map((field) => row[field] ?? '')),
];

/**
 * A CSV as the product exports it: guarded against formulas, so an apostrophe before a formula character must survive
 * the round trip.
 */
const csvOf = (rows: readonly (readonly string[])[], mark: string): Buffer =>
  Buffer.from(rows.map((row) => row.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(mark)).join('\r\n'));

const readBack = async (bytes: Buffer, name: string): Promise<BillingInput[]> => {
  const file = await openFile(bytes, name);
  const found = await recognise(billing, file);
  if (!('layout' in found)) throw new Error(`taken for ${found.source}`);
  const { sheet, headingRow, guesses } = found.layout;
  const mapping = Object.fromEntries(Object.entries(guesses).map(([field, guess]) => [field, guess?.column ?? '']));
  const documents: RawDocument[] = await readDocuments(
    billing,
    file,
    { source: 'table', sheet, headingRow, mapping },
    OWN,
  );
  return documents.map((document) => {
    const read = billing.input(document, context);
    return { ...read, amount: rupiah(sen(read.amount)) };
  });
};

const inputs = fc.array(input, { minLength: 1, maxLength: 6 });

describe('billings written into a table', () => {
  it('come back as they were from CSV, whatever stands between the cells', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.constantFrom(';', ',', '\t'), async (of, mark) => {
        expect(await readBack(csvOf(tableOf(of), mark), 'a.csv')).toEqual(of);
      }),
      { numRuns: 150 },
    );
  });

  it('come back as they were from the filled-in template, beside its guide and its list of codes', async () => {
    const { guideSheet, codesSheet, guide, columnNotes } = catalogues.id.impor.server.template.billing;
    const template = await billingTemplate({
      guideSheet,
      codesSheet,
      codeNames: {},
      guide: Object.values(guide),
      columnNotes: Object.values(columnNotes).map(({ column, note }) => [column, note] as const),
    });
    await fc.assert(
      fc.asyncProperty(inputs, async (of) => {
        const book = new Excel.Workbook();
        await book.xlsx.load(template.buffer);
        const sheet = book.getWorksheet('ID Billing');
        sheet?.addRows(tableOf(of).slice(1));
        const amounts = templateFields.indexOf('amount') + 1;
        of.forEach((one, at) => {
          const cell = sheet?.getCell(at + 2, amounts);
          if (cell) cell.value = Number(one.amount);
        });
        expect(await readBack(Buffer.from(await book.xlsx.writeBuffer()), 'a.xlsx')).toEqual(of);
      }),
      { numRuns: 15 },
    );
  });
});
