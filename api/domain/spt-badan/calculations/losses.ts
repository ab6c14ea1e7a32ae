import { type Sen, total } from '../../definition/money.ts';
import { lossYears } from '../../rules/corporate-income.ts';

/** A loss of an earlier year in sen, above zero, and what earlier years used of it. */
export type Loss = {
  readonly year: number;
  readonly loss: Sen;
  /** By tax year. */
  readonly used: Readonly<Record<number, Sen>>;
  /** Years beyond five by a decision on the facility of art. 31A, at most five. */
  readonly extraYears?: number;
};

export type UsedLoss = Loss & {
  /** Open at the start of the year, used in it, open for the next year, and lapsed at the end of the year. */
  readonly open: Sen;
  readonly usedNow: Sen;
  readonly next: Sen;
  readonly lapsed: Sen;
};

/** Last tax year in which a loss can be used. */
export const lastYearOf = ({ year, extraYears = 0 }: Loss): number => year + lossYears.at(`${year}-12-31`) + extraYears;

const usedBefore = ({ used }: Loss, year: number): Sen =>
  total(Object.entries(used).flatMap(([at, amount]) => (Number(at) < year ? [amount] : [])));

/**
 * Losses used against the income of a year, oldest first, none older than its years (UU PPh art. 6 (2)). In sen.
 * `income` is the fiscal net income before losses; a loss of the year itself is open for the next one.
 */
export const usedLosses = (losses: readonly Loss[], year: number, income: Sen): readonly UsedLoss[] => {
  let left = Math.max(0, income);
  const valid = losses.filter((one) => one.year < year && lastYearOf(one) >= year);
  const own: readonly Loss[] = income < 0 ? [{ year, loss: -income, used: {} }] : [];
  return [...valid.toSorted((one, other) => one.year - other.year), ...own].map((one) => {
    const open = Math.max(0, one.loss - usedBefore(one, year));
    const usedNow = one.year === year ? 0 : Math.min(open, left);
    left -= usedNow;
    const rest = open - usedNow;
    const lapses = lastYearOf(one) <= year;
    return { ...one, open, usedNow, next: lapses ? 0 : rest, lapsed: lapses ? rest : 0 };
  });
};

/** Columns 8 and 9 of LK 2A and L7. */
export const lossTotals = (losses: readonly UsedLoss[]): { readonly usedNow: Sen; readonly next: Sen } => ({
  usedNow: total(losses.map(({ usedNow }) => usedNow)),
  next: total(losses.map(({ next }) => next)),
});

/** The losses as they enter the next year: what this year used is among the earlier years, what lapsed is gone. */
export const lossesForNext = (losses: readonly UsedLoss[], year: number): readonly Loss[] =>
  losses
    .filter(({ lapsed, next }) => lapsed === 0 && next > 0)
    .map(({ open: _, usedNow, next: __, lapsed: ___, ...loss }) => ({
      ...loss,
      used: usedNow > 0 ? { ...loss.used, [year]: usedNow } : loss.used,
    }));
