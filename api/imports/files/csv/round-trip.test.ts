import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '#domain/definition/money.ts';
import type { Faktur, FakturLine } from '#domain/faktur/record.ts';
import type { Locale } from '#domain/messages/index.ts';
import { guarded, unguarded } from '#domain/text/formula-guard.ts';
import { withoutInvisible } from '#domain/text/invisible.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { fakturColumns, lineColumns, writeFakturCsv } from '../../../modules/faktur/files/tables.ts';
import type { Column } from '../../../output/table-file.ts';
import { openFile } from '../open-file.ts';

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

const written = async (fakturs: readonly Faktur[], locale: Locale = 'id'): Promise<string> => {
  let csv = '';
  for await (const piece of writeFakturCsv(fakturs, locale)) csv += piece;
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

const textOf = <R>({ value, amount }: Column<R>, record: R): string => {
  const text = value(record) ?? '';
  return amount && /^-?\d+\.\d+$/.test(text)
    ? text.replace('.', ',').replace(/(,\d{3})$/, '$10')
    : withoutInvisible(text);
};

const expected = (fakturs: readonly Faktur[]): string[][] =>
  fakturs.flatMap((one) =>
    one.lines.map((of) => [
      ...fakturColumns.map((column) => textOf(column, one)),
      ...lineColumns.map((column) => textOf(column, of)),
    ]),
  );

const decimal = fc
  .tuple(
    fc.integer({ min: -999_999_999, max: 999_999_999 }),
    fc.string({ maxLength: 5, unit: fc.constantFrom(...'0123456789') }),
  )
  .map(([whole, behind]) => (behind === '' ? String(whole) : `${whole}.${behind}`));

const plain = (amount: string | null): string | null => amount?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') ?? null;

describe('amounts of a CSV export', () => {
  it.each(['id', 'en'] as const)('are the same when they are read back, in %s', async (locale) => {
    const price = lineColumns.findIndex(({ key }) => key === 'price') + fakturColumns.length;
    const dpp = fakturColumns.findIndex(({ key }) => key === 'dpp');
    await fc.assert(
      fc.asyncProperty(decimal, decimal, async (ofLine, ofDocument) => {
        const one = { status: 'DRAFT', dpp: ofDocument, lines: [{ price: ofLine }] } as unknown as Faktur;
        const [cells = []] = await readBack(await written([one], locale));
        expect([plain(parseAmount(cells[dpp] ?? '')), plain(parseAmount(cells[price] ?? ''))]).toEqual([
          plain(ofDocument.replace(/^-0$/, '0')),
          plain(ofLine.replace(/^-0$/, '0')),
        ]);
      }),
    );
  });

  it('have the decimal mark of the language', async () => {
    const one = { status: 'DRAFT', dpp: '1234567.50', lines: [{ price: '12.345' }] } as unknown as Faktur;
    expect(await written([one], 'id')).toContain('"1234567,50"');
    expect(await written([one], 'id')).toContain('"12,3450"');
    expect(await written([one], 'en')).toContain('"1234567.50"');
  });

  it('say an invoice without lines in one row', async () => {
    const rows = await readBack(
      await written([{ status: 'APPROVED', number: '04002500099000001', lines: [] } as never]),
    );
    expect(rows.map(([number]) => number)).toEqual(['04002500099000001']);
  });
});

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
