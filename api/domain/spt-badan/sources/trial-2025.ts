import { rupiah, type Sen, total } from '../../definition/money.ts';
import type { TrialAccount } from '../../trial-balance/record.ts';
import type { L1Sum, TrialSums } from '../../trial-balance/sums.ts';
import type { EntryRow } from '../entries.ts';
import { markOf, SOURCE } from './mark.ts';
import { emptyFilling, type Filling } from './source.ts';

/** Retained earnings, which also has the result of the year while the books are not closed. */
const RETAINED = '3200';
const INCOME_TAX = /pajak penghasilan|\bpph\b|income tax/i;

const sumOf = (accounts: readonly TrialAccount[]): Sen => total(accounts.map(({ amount }) => amount));

/** Result of the year in the books, after income tax, in sen; 0 once they are closed. */
export const resultOf = ({ lines, unmapped }: TrialSums): Sen =>
  -(
    sumOf(lines.filter(({ statement }) => statement === 'result').flatMap(({ accounts }) => accounts)) +
    sumOf(unmapped.filter(({ name }) => INCOME_TAX.test(name)))
  );

const cells = (amounts: Readonly<Record<string, Sen>>): EntryRow =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => (amount === 0 ? [] : [[name, rupiah(amount)]])),
  );

const resultRow = ({ code, commercial, nonObject, final, plus, minus, adjustments }: L1Sum): EntryRow => ({
  [SOURCE]: markOf('trialBalance', code),
  code,
  ...cells({ commercial, notObject: nonObject, final, plus, minus }),
  ...(adjustments.length > 0 ? { correction: adjustments.join(' ').slice(0, 40) } : {}),
});

/** Rows of L1, both parts, and the sector of the books. */
export const l1Filling = (sums: TrialSums, sector: string): readonly Filling[] => {
  const ofBalance = sums.lines.filter(({ statement }) => statement === 'balance');
  const result = resultOf(sums);
  const amounts = new Map(ofBalance.map(({ code, commercial }) => [code, commercial]));
  if (result !== 0) amounts.set(RETAINED, (amounts.get(RETAINED) ?? 0) + result);
  const balance = [...amounts].flatMap(([code, amount]): EntryRow[] =>
    amount === 0 ? [] : [{ [SOURCE]: markOf('trialBalance', code), code, amount: rupiah(amount) }],
  );
  const rows = {
    L1: sums.lines.filter(({ statement }) => statement === 'result').map(resultRow),
    'L1.II': balance,
  };
  return [
    { ...emptyFilling('L1'), rows },
    { ...emptyFilling('INDUK'), answers: { 'B.1': sector } },
  ];
};
