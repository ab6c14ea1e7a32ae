import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/definition/money.ts';
import type { Faktur, FakturLine } from '#domain/faktur/record.ts';
import { guarded, unguarded } from '#domain/text/formula-guard.ts';
import { withoutInvisible } from '#domain/text/invisible.ts';
import { fakturColumns, lineColumns, writeFakturCsv } from '../../../modules/faktur/files/tables.ts';
import { openFile } from '../open-file.ts';

/** Whatever a delimiter, a quote, a line end or a formula can spoil, beside letters and digits of several scripts. */
const SIGNS = [
  ...`abZ09 ,;|."'=+-@#%&<>/\\é漢🧾＝＋\u200b`,
  '\t',
  '\n',
  '\r',
  '\r\n',
  '""',
  "'=",
  ';;',
  'sep=',
  '\u00a0',
];
const words = fc.string({ maxLength: 12, unit: fc.constantFrom(...SIGNS) });
/** Numbers the way records hold them, and the way people here write them into a text. */
const numbers = fc.oneof(
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map(rupiah),
  fc.constantFrom('1.234.567,89', '-1.234,50', '0,5', '12,5%', '-5', '+5', '-5,00', '=5', '0012', '1e5'),
);
const cell = fc.oneof(words, numbers);

const INVOICE_TEXTS = [
  'number',
  'reference',
  'customDoc',
  'counterpartyName',
  'counterpartyAddress',
  'counterpartyEmail',
  'officeMessage',
] as const;
const LINE_TEXTS = ['name', 'unit', 'price', 'quantity', 'discount', 'code'] as const;

const recordOf = <K extends string>(keys: readonly K[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, fc.option(cell)])) as Record<K, fc.Arbitrary<string | null>>);

const line = recordOf(LINE_TEXTS).map((of) => of as unknown as FakturLine);
const faktur = fc
  .tuple(recordOf(INVOICE_TEXTS), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(([of, lines]) => ({ ...of, status: 'DRAFT', date: '2025-10-01', lines }) as unknown as Faktur);

const written = async (fakturs: readonly Faktur[]): Promise<string> => {
  let csv = '';
  for await (const piece of writeFakturCsv(fakturs, 'id')) csv += piece;
  return csv;
};

const readBack = async (csv: string): Promise<string[][]> => {
  const file = await openFile(Buffer.from(csv), 'a.csv');
  if (file.type !== 'book') throw new Error(`taken for ${file.type}`);
  const rows: string[][] = [];
  await file.book.read('a.csv', ({ cells }) => {
    rows.push([...cells]);
    return undefined;
  });
  return rows.slice(1);
};

const expected = (fakturs: readonly Faktur[]): string[][] =>
  fakturs.flatMap((one) =>
    one.lines.map((of) => [
      ...fakturColumns.map(({ value }) => withoutInvisible(value(one) ?? '')),
      ...lineColumns.map(({ value }) => withoutInvisible(value(of) ?? '')),
    ]),
  );

describe('a CSV export', () => {
  it('is read back cell by cell as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(faktur, { minLength: 1, maxLength: 6 }), async (fakturs) => {
        expect(await readBack(await written(fakturs))).toEqual(expected(fakturs));
      }),
      { numRuns: 300 },
    );
  });

  it('guards what a spreadsheet would run, and nothing else', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const safe = guarded(text);
        expect(unguarded(safe)).toBe(text);
        expect(safe).toMatch(/^(?![\s\p{Cf}]*[=+\-@＝＋]|[\t\r\n])|^-\d+(\.\d+)?$/u);
        if (!/(?:^|[;,|\t\r\n"])'*(?:[\s\p{Cf}]*[=+\-@＝＋]|[\t\r\n])/u.test(text)) expect(safe).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
