import { rupiah } from '../../api/domain/definition/money.ts';
import { annualForms } from '../../api/domain/spt-badan/annual-form.ts';
import type { AnnualEntries, EntryRow, SheetEntries } from '../../api/domain/spt-badan/entries.ts';

const MILLION = 100_000_000;
const KINDS = ['hpp', 'other', 'outside'] as const;
const NO_ENTRIES: SheetEntries = { lines: {}, answers: {}, rows: {}, notes: {} };

const rowsOf = (count: number, of: (at: number) => EntryRow): readonly EntryRow[] =>
  Array.from({ length: count }, (_, at) => of(at));

/**
 * Entries of a 1771 with rows in its tables. `seed` makes returns differ; of the typed lines every `nth` has an amount,
 * and of the rows.
 */
export const a1771 = (seed = 0, nth = 1): AnnualEntries => {
  const sheets: Record<string, SheetEntries> = {};
  const typed = annualForms['1771'].lines.filter(({ kind }) => kind === 'typed');
  for (const [at, { sheet, name, marks }] of typed.entries()) {
    if (at % nth !== 0) continue;
    const own = sheets[sheet] ?? NO_ENTRIES;
    const text = marks?.includes('percent') ? '0.50' : rupiah(((name.length * 37 + seed) % 90) * MILLION + 12_300);
    sheets[sheet] = { ...own, lines: { ...own.lines, [name]: text } };
  }
  const amount = (millions: number): string => rupiah((millions + (seed % 97)) * MILLION);
  const tables: Readonly<Record<string, readonly [sheet: string, rows: readonly EntryRow[]]>> = {
    III: [
      'III',
      rowsOf(Math.ceil(24 / nth), (at) => ({
        name: 'PT Contoh',
        npwp: '0011',
        base: amount(900 + at),
        tax: amount(18),
        number: `B${at}`,
      })),
    ],
    'V.A': [
      'V',
      rowsOf(Math.ceil(4 / nth), () => ({ name: 'Pemegang saham', capital: amount(500), dividend: amount(20) })),
    ],
    '1A': [
      '1A',
      rowsOf(Math.ceil(20 / nth), (at) => ({
        group: ['T1', 'T2', 'T3', 'BP', 'I2'][at % 5] ?? 'T1',
        month: `20${18 + (at % 6)}-04`,
        cost: amount(300 + at),
        fiscalMethod: at % 5 === 1 ? 'SM' : 'GL',
      })),
    ],
    '2A': ['2A', [{ year: '2021', loss: amount(400), y1: amount(60) }]],
    '7A': [
      '7A',
      rowsOf(Math.ceil(3 / nth), (at) => ({
        country: ['Singapura', 'Malaysia', 'Jepang'][at] ?? '',
        gross: amount(90),
        net: amount(40),
        tax: amount(6),
      })),
    ],
    NA: ['NA', rowsOf(Math.ceil(20 / nth), (at) => ({ element: `Aktiva ${at}`, amount: amount(at) }))],
    NK: ['NK', rowsOf(Math.ceil(20 / nth), (at) => ({ element: `Kewajiban ${at}`, amount: amount(at) }))],
  };
  for (const [table, [sheet, rows]] of Object.entries(tables)) {
    const own = sheets[sheet] ?? NO_ENTRIES;
    sheets[sheet] = { ...own, rows: { ...own.rows, [table]: rows } };
  }
  const induk = sheets.INDUK ?? NO_ENTRIES;
  const costs = Object.fromEntries(KINDS.map((kind) => [`1.${kind}`, amount(120)]));
  return {
    ...sheets,
    I: { ...(sheets.I ?? NO_ENTRIES), lines: { ...sheets.I?.lines, '1a': amount(60_000) } },
    II: { ...(sheets.II ?? NO_ENTRIES), lines: { ...sheets.II?.lines, ...costs } },
    INDUK: { ...induk, answers: { tariff: 'general', '16': 'no' } },
  };
};
