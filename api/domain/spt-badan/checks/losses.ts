import type { Finding } from '../../definition/finding.ts';
import { total } from '../../definition/money.ts';
import { choiceLines } from '../annual-form.ts';
import { type Loss, lastYearOf } from '../calculations/losses.ts';
import { lossesIn } from '../calculations-of.ts';
import { rowsIn } from '../entries.ts';
import { type Check, cellAmount, error, foundWhere, warning } from './check.ts';

const openAfter = ({ loss, used }: Loss, year: number): number =>
  loss - total(Object.entries(used).flatMap(([at, amount]) => (Number(at) <= year ? [amount] : [])));

/** Whether an earlier year used a loss while an older one was still open. */
const isBeforeOlder = (one: Loss, losses: readonly Loss[]): boolean =>
  Object.entries(one.used).some(
    ([at, amount]) =>
      amount > 0 &&
      losses.some(
        (older) => older.year < one.year && Number(at) <= lastYearOf(older) && openAfter(older, Number(at)) > 0,
      ),
  );

/** Nothing older than its years or used before it arose, never more than the loss, the oldest first. */
export const losses: Check = ({ form, entries, facts: { taxYear } }) => {
  const [sheet, table] = choiceLines[form.era].losses;
  const all = lossesIn(form, entries, taxYear);
  return rowsIn(entries, sheet, table).flatMap((row, at): readonly Finding[] => {
    const path = `${sheet}!${table}.${at}`;
    if (!row.year || !row.loss) return [error(path, 'loss_incomplete')];
    const year = Number(row.year);
    const params = { year };
    const used = [1, 2, 3, 4].map((back) => [taxYear - back, cellAmount(row[`y${back}`])] as const);
    const { extraYears = 0 } = all.find((one) => one.year === year) ?? {};
    const own: Loss = { year, loss: cellAmount(row.loss), used: Object.fromEntries(used), extraYears };
    return foundWhere(
      [own.loss <= 0 || used.some(([, amount]) => amount < 0), error(path, 'loss_sign', { params })],
      [year >= taxYear || lastYearOf(own) < taxYear, error(path, 'loss_year', { params })],
      [all.filter((one) => one.year === year).length > 1, error(path, 'loss_twice', { params })],
      [total(used.map(([, amount]) => amount)) > own.loss, error(path, 'loss_used', { params })],
      [used.some(([usedIn, amount]) => amount > 0 && usedIn <= year), error(path, 'loss_early', { params })],
      [isBeforeOlder(own, all), warning(path, 'loss_order', { params })],
    );
  });
};
