import { type Sen, sen, total } from '../../definition/money.ts';
import type { WorkedSheets } from '../../definition/worked.ts';
import { isDebit, l1Rows } from '../../trial-balance/l1-accounts.ts';
import { type AnnualEntries, answerIn, rowsIn } from '../entries.ts';
import type { AnnualEra } from '../era.ts';
import { formOfSector, isSector } from '../l1.ts';
import { costRowOf, resultGroupOf } from '../sources/l1-groups.ts';
import { amountAt } from '../work-annual.ts';

/** Row of 1771-II of each cost that is compared with slips. */
const rows1771 = { payroll: '2', interest: '6', services: '7' } as const;
export type ComparedCost = keyof typeof rows1771;

type Worked = { readonly era: AnnualEra; readonly entries: AnnualEntries; readonly worked: WorkedSheets };

/** Sums of L1 by its accounts, signed as income or cost; sales by their group, costs by their row of 1771-II. */
const l1Sums = (entries: AnnualEntries): { readonly turnover: Sen; readonly costs: Readonly<Record<string, Sen>> } => {
  const sector = answerIn(entries, 'INDUK', 'B.1');
  if (!isSector(sector)) return { turnover: 0, costs: {} };
  const form = formOfSector(sector);
  const costs: Record<string, Sen> = {};
  const sales = rowsIn(entries, 'L1', 'L1').flatMap(({ code = '', commercial }): Sen[] => {
    const row = l1Rows(form).get(code);
    const amount = sen(commercial || '0');
    if (!row) return [];
    const group = resultGroupOf(form, row);
    if (group === 'turnover') return [isDebit(row) ? -amount : amount];
    const line = costRowOf(row);
    if (group !== 'otherIncome') costs[line] = (costs[line] ?? 0) + (isDebit(row) ? amount : -amount);
    return [];
  });
  return { turnover: total(sales), costs };
};

/** Turnover of the return in sen, and the line it stands in. */
export const turnoverIn = ({ era, entries, worked }: Worked): { readonly at: string; readonly amount: Sen } =>
  era === '1771'
    ? { at: 'I!1a', amount: amountAt(worked, 'I!1a') }
    : { at: 'L1!commercial', amount: l1Sums(entries).turnover };

export const costIn = (
  { era, entries, worked }: Worked,
  cost: ComparedCost,
): { readonly at: string; readonly amount: Sen } => {
  const row = rows1771[cost];
  return era === '1771'
    ? { at: `II!${row}.total`, amount: amountAt(worked, `II!${row}.total`) }
    : { at: 'L1!commercial', amount: l1Sums(entries).costs[row] ?? 0 };
};

const EQUITY_WORDS = /modal|agio|laba ditahan|saldo laba|ekuitas/i;

/** Equity at the end of the year, in sen. */
export const equityIn = (era: AnnualEra, entries: AnnualEntries): Sen =>
  era === '1771'
    ? total(
        rowsIn(entries, 'NK', 'NK')
          .filter(({ element = '' }) => EQUITY_WORDS.test(element))
          .map(({ amount }) => sen(amount || '0')),
      )
    : total(
        rowsIn(entries, 'L1', 'L1.II')
          .filter(({ code = '' }) => code.startsWith('3'))
          .map(({ amount }) => sen(amount || '0')),
      );

/** Commercial profit before tax of the year, in sen. */
export const profitIn = ({ era, worked }: Pick<Worked, 'era' | 'worked'>): Sen =>
  amountAt(worked, era === '1771' ? 'I!1h' : 'L1!commercial');
