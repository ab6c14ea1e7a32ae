import { stretchOn } from '../calendar/day-count.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SptRecord } from './record.ts';
import { isFiled, isSent } from './status-queries.ts';

/** A return the office has: its period (YYYY-MM), which correction it is (0 normal), how it stands, its amounts and what a person chose. */
export type SentReturn = Pick<SptRecord, 'period' | 'revision' | 'status'> &
  Partial<Pick<SptRecord, 'entries'>> & { readonly amounts: Amounts };

/** What a period set free, and what it used, in sen. */
type Carried = { readonly free: Sen; readonly used: Sen };

const inLine = (amounts: Amounts, induk: string, line: string): Sen => sen(amounts[induk]?.[line] ?? '0');

/**
 * What each period set free, by all of its filed versions together, and what it used, by the newest of them. What is on its way sets nothing
 * free yet, and what it uses is no longer there for another: it is filed the moment it is paid.
 */
const ledgerOf = ({ induk, overpaid }: ReturnDefinition, free: string, used: string, sent: readonly SentReturn[]) => {
  const periods = new Map<string, Carried>();
  for (const { period, amounts, entries, ...one } of [...sent].sort((a, b) => a.revision - b.revision)) {
    const before = periods.get(period) ?? { free: 0, used: 0 };
    const uses = inLine(amounts, induk, used);
    const carried = stretchOn(overpaid, `${period}-01`)?.value === 'carry' || entries?.overpaidAs === 'carry';
    // What stands in the place of the one before leaves nothing of what that set free.
    const freed = (entries?.wholeAnew ? 0 : before.free) + (carried ? Math.max(0, -inLine(amounts, induk, free)) : 0);
    periods.set(
      period,
      isFiled(one) ? { free: freed, used: uses } : { free: before.free, used: Math.max(before.used, uses) },
    );
  }
  return periods;
};

/** What may be used in a period without taking from any later one what that one has used already. */
const usableIn = (period: string, ledger: ReadonlyMap<string, Carried>): Sen => {
  const later = [...ledger.keys()].filter((one) => one > period);
  const left = [period, ...later].map((at) => {
    let rest = 0;
    for (const [one, { free, used }] of ledger) {
      if (one < at) rest += free;
      if (one <= at && one !== period) rest -= used;
    }
    return rest;
  });
  return Math.max(0, Math.min(...left));
};

/** The lines of an Induk that take over what was paid too much, each with the line that tells it. */
export const carryingLines = ({ feeds, induk }: ReturnDefinition): { line: string; from: string }[] =>
  Object.entries(feeds[induk] ?? {}).flatMap(([line, feed]) =>
    feed.from === 'excess' ? [{ line, from: feed.line }] : [],
  );

/** Whether returns of a kind use what earlier ones paid too much: PPh 21/26 does, a unifikasi return has no line for it. */
export const carriesExcess = (definition: ReturnDefinition): boolean => carryingLines(definition).length > 0;

/**
 * What earlier periods paid too much and no return has used yet, in sen, by the line that tells it: kompensasi into this period. What the
 * period itself used does not count against it. Only where the law carries it on, or the taxpayer asked for that.
 */
export const excessInto = (
  definition: ReturnDefinition,
  period: string,
  sent: readonly SentReturn[],
): Record<string, Sen> =>
  Object.fromEntries(
    carryingLines(definition).map(({ line, from }) => [from, usableIn(period, ledgerOf(definition, from, line, sent))]),
  );

type Version = Pick<SptRecord, 'period' | 'revision' | 'status' | 'amounts'> & Partial<Pick<SptRecord, 'entries'>>;

/** Those of a kind's returns that the office has, filed or on their way. */
export const sentAmong = (returns: readonly Version[]): SentReturn[] =>
  returns.flatMap(({ amounts, ...one }) => (amounts && (isFiled(one) || isSent(one)) ? [{ ...one, amounts }] : []));

/**
 * Whether a posted return takes over another amount than there is for it: it has to be posted again, or corrected once the office has it.
 * What is with the office may have taken less than there is now; that is for a later period to use.
 */
export const takesOtherExcess = (definition: ReturnDefinition, of: Version, sent: readonly SentReturn[]): boolean => {
  const { amounts } = of;
  if (!amounts) return false;
  const usable = excessInto(definition, of.period, sent);
  return carryingLines(definition).some(({ line, from }) => {
    const taken = inLine(amounts, definition.induk, line);
    const there = usable[from] ?? 0;
    return isFiled(of) || isSent(of) ? taken > there : taken !== there;
  });
};
