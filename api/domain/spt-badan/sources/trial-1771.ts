import { rupiah, type Sen, total } from '../../definition/money.ts';
import { isDebit, type L1Form, type L1Row, l1Rows } from '../../trial-balance/l1-accounts.ts';
import type { TrialSums } from '../../trial-balance/sums.ts';
import type { EntryRow } from '../entries.ts';
import { costRowOf, resultGroupOf } from './l1-groups.ts';
import { markOf, SOURCE } from './mark.ts';
import { cellText } from './slips.ts';
import { emptyFilling, type Filling } from './source.ts';
import { resultOf } from './trial-2025.ts';

/** Line of 1771-I for a code of corrections; depreciation comes from attachment 1A. */
const correctionLines: Readonly<Record<string, string>> = {
  'FPO-01': '5a',
  'FPO-02': '5l',
  'FPO-04': '5d',
  'FPO-05': '5e',
  'FPO-06': '5f',
  'FPO-07': '5g',
  'FPO-08': '5h',
  'FPO-11': '5l',
  'FPO-12': '5l',
  'FNE-01': '4',
  'FNE-04': '6d',
};

/** Element 19 of the statements of manufacturers and traders. */
const RESULT_OF_YEAR = 'Laba ditahan tahun ini';

type Part = readonly [sheet: string, line: string, amount: Sen];

const resultPart = (form: L1Form, row: L1Row, commercial: Sen): Part => {
  const group = resultGroupOf(form, row);
  if (group === 'turnover' || group === 'otherIncome')
    return ['I', group === 'turnover' ? '1a' : '1e', isDebit(row) ? -commercial : commercial];
  const line = costRowOf(row);
  return ['II', `${line}.${group}`, isDebit(row) || line === '13' ? commercial : -commercial];
};

/** Sums of the parts of a sheet by line, in rupiah. Lines below zero are left to a person: the form takes none. */
const linesOf = (parts: readonly Part[], sheet: string): Filling => {
  const own = parts.filter(([of]) => of === sheet);
  const lines = [...new Set(own.map(([, line]) => line))].flatMap((line) => {
    const sum = total(own.filter(([, of]) => of === line).map(([, , amount]) => amount));
    return sum > 0 ? [[line, rupiah(sum)] as const] : [];
  });
  return { ...emptyFilling(sheet), lines: Object.fromEntries(lines) };
};

/**
 * The statements under their known totals (element and signed amount), 1771-I lines 1a, 1e, 4 to 6 and 1771-II, from the
 * accounts of L1 that the books are mapped to. `I!4` is gross, so that costs of final income stay a typed correction.
 */
export const statementFilling = (sums: TrialSums, form: L1Form): readonly Filling[] => {
  const { lines } = sums;
  const result = resultOf(sums);
  const known = lines.flatMap((line) => {
    const row = l1Rows(form).get(line.code);
    return row ? [{ line, row }] : [];
  });
  const statement = (of: readonly (typeof known)[number][], addsDebit: boolean): readonly EntryRow[] =>
    of
      .filter(({ line }) => line.commercial !== 0)
      .map(({ line, row }) => ({
        [SOURCE]: markOf('trialBalance', line.code),
        element: cellText(line.name, 100),
        amount: rupiah(isDebit(row) === addsDebit ? line.commercial : -line.commercial),
      }));
  const ofResult = known.filter(({ row }) => row.statement === 'result');
  const assets = known.filter(({ row }) => row.statement === 'balance' && row.section === 'assets');
  const claims = known.filter(({ row }) => row.statement === 'balance' && row.section !== 'assets');
  const parts: readonly Part[] = ofResult.flatMap(({ line, row }) => [
    resultPart(form, row, line.commercial),
    ['I', '4', row.kind === 'income' ? line.nonObject + line.final : 0] as const,
    ...line.accounts.flatMap(({ plus, plusCode, minus, minusCode }): Part[] => [
      ['I', correctionLines[plusCode ?? ''] ?? '', plus],
      ['I', correctionLines[minusCode ?? ''] ?? '', minus],
    ]),
  ]);
  const yearRow: readonly EntryRow[] =
    result === 0
      ? []
      : [{ [SOURCE]: markOf('trialBalance', 'result'), element: RESULT_OF_YEAR, amount: rupiah(result) }];
  const placed = parts.filter(([, line, amount]) => line !== '' && amount !== 0);
  return [
    linesOf(placed, 'I'),
    linesOf(placed, 'II'),
    { ...emptyFilling('NA'), rows: { NA: statement(assets, true) } },
    { ...emptyFilling('NK'), rows: { NK: [...statement(claims, false), ...yearRow] } },
    { ...emptyFilling('LR'), rows: { LR: statement(ofResult, false) } },
  ];
};
