import { type Calc, calc, form, type Input, input, sum } from '../../definition/form.ts';
import { unifikasiForm } from '../../rules/spt.ts';

/** The table of SPT Masa PPh Unifikasi: rows by KAP-KJS under the article they belong to, in the order of the form. */
export const rowGroups = [
  { name: 'PPh 4(2)', rows: ['411128-100', '411128-402', '411128-403'] },
  { name: 'PPh 15', rows: ['411128-600', '411129-600'] },
  { name: 'PPh 22', rows: ['411122-100', '411122-900', '411122-910'] },
  { name: 'PPh 23', rows: ['411124-100'] },
  { name: 'PPh 26', rows: ['411127-110'] },
] as const;

type RowGroup = (typeof rowGroups)[number];
type GroupName = RowGroup['name'];
export type Row = RowGroup['rows'][number];

export const rows: readonly Row[] = rowGroups.flatMap((group): readonly Row[] => group.rows);

/**
 * A self-paid, B withheld or collected, C borne by the government, D payable, E payable according to the corrected
 * return, F payable or overpaid.
 */
export const columns = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
type Column = (typeof columns)[number];

const label = (column: Column): string => `spt.unifikasi.${column}`;

type Cells<At extends string> = { readonly [CellName in 'A' | 'B' | 'C' | 'E' as `${At}.${CellName}`]: Input } & {
  readonly [Row in 'D' as `${At}.${Row}`]: Calc<`${At}.A` | `${At}.B`>;
} & { readonly [Row in 'F' as `${At}.${Row}`]: Calc<`${At}.D` | `${At}.E`> };

/** The cells of one row. Tax borne by the government is reported and not paid, so D excludes C. */
const row = <At extends Row>(at: At) =>
  ({
    [`${at}.A`]: input(label('A')),
    [`${at}.B`]: input(label('B')),
    [`${at}.C`]: input(label('C')),
    [`${at}.D`]: sum(label('D'), 'spt.formula.payable', [`${at}.A`, `${at}.B`]),
    [`${at}.E`]: input(label('E')),
    [`${at}.F`]: calc(label('F'), 'spt.formula.due', [`${at}.D`, `${at}.E`], (payable, before) => payable - before),
  }) as Cells<At>;

type Sums<At extends string, Part extends string> = {
  readonly [CellName in Column as `${At}.${CellName}`]: Calc<`${Part}.${CellName}`>;
};

const added = <At extends GroupName | 'TOTAL', Part extends Row | GroupName>(
  at: At,
  formula: string,
  of: readonly Part[],
) =>
  Object.fromEntries(
    columns.map((column) => [
      `${at}.${column}`,
      sum(
        label(column),
        formula,
        of.map((part) => `${part}.${column}`),
      ),
    ]),
  ) as Sums<At, Part>;

const subtotal = <At extends GroupName, Part extends Row>(at: At, of: readonly Part[]) =>
  added(at, 'spt.formula.subtotal', of);

/** Part B of the Induk: a line for each cell, named "411124-100.A", "PPh 23.A", "TOTAL.A". */
export const induk = form({
  name: 'UNIFIKASI',
  rule: unifikasiForm.ruleAt('2025-01-01'),
  lines: {
    ...row('411128-100'),
    ...row('411128-402'),
    ...row('411128-403'),
    ...subtotal('PPh 4(2)', ['411128-100', '411128-402', '411128-403']),
    ...row('411128-600'),
    ...row('411129-600'),
    ...subtotal('PPh 15', ['411128-600', '411129-600']),
    ...row('411122-100'),
    ...row('411122-900'),
    ...row('411122-910'),
    ...subtotal('PPh 22', ['411122-100', '411122-900', '411122-910']),
    ...row('411124-100'),
    ...subtotal('PPh 23', ['411124-100']),
    ...row('411127-110'),
    ...subtotal('PPh 26', ['411127-110']),
    ...added('TOTAL', 'spt.formula.total', ['PPh 4(2)', 'PPh 15', 'PPh 22', 'PPh 23', 'PPh 26']),
  },
});
