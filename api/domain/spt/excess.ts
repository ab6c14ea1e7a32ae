import { stretchOn } from '../calendar/day-count.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { Amounts } from '../definition/worked.ts';
import type { ReturnDefinition } from './definition.ts';
import type { SptRecord } from './record.ts';
import { isFiled, isSent } from './status-queries.ts';

export type SentReturn = Pick<SptRecord, 'period' | 'revision' | 'status'> &
  Partial<Pick<SptRecord, 'entries'>> & { readonly amounts: Amounts };

type Carried = { readonly free: Sen; readonly used: Sen };

const inLine = (amounts: Amounts, induk: string, line: string): Sen => sen(amounts[induk]?.[line] ?? '0');

/**
 * What is made available counts all filed versions, what is used only the newest. A return not filed yet makes nothing
 * available, but reserves what it uses.
 */
const ledgerOf = ({ induk, overpaid }: ReturnDefinition, free: string, used: string, sent: readonly SentReturn[]) => {
  const periods = new Map<string, Carried>();
  for (const { period, amounts, entries, ...one } of [...sent].sort((a, b) => a.revision - b.revision)) {
    const before = periods.get(period) ?? { free: 0, used: 0 };
    const uses = inLine(amounts, induk, used);
    const carried = stretchOn(overpaid, `${period}-01`)?.value === 'carry' || entries?.overpaidAs === 'carry';
    // A version that replaces the one before also replaces its excess.
    const freed = (entries?.wholeAnew ? 0 : before.free) + (carried ? Math.max(0, -inLine(amounts, induk, free)) : 0);
    periods.set(
      period,
      isFiled(one) ? { free: freed, used: uses } : { free: before.free, used: Math.max(before.used, uses) },
    );
  }
  return periods;
};

/** The excess usable in a period without reducing what later periods have already used. */
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

/** Lines of an Induk that take over an excess, each with the line it comes from. */
export const carryingLines = ({ feeds, induk }: ReturnDefinition): { line: string; from: string }[] =>
  Object.entries(feeds[induk] ?? {}).flatMap(([line, feed]) =>
    feed.from === 'excess' ? [{ line, from: feed.line }] : [],
  );

/** Whether returns of a kind use earlier overpayments: PPh 21/26 does, a Unifikasi return has no line for it. */
export const carriesExcess = (definition: ReturnDefinition): boolean => carryingLines(definition).length > 0;

/**
 * In sen, by source line: kompensasi into this period. What the period itself used is not deducted. Only where the law
 * carries it over, or the taxpayer chose that.
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

export const sentAmong = (returns: readonly Version[]): SentReturn[] =>
  returns.flatMap(({ amounts, ...one }) => (amounts && (isFiled(one) || isSent(one)) ? [{ ...one, amounts }] : []));

/**
 * Then it must be posted again, or corrected once the tax office has it. A return at the tax office may have used less
 * than is available now; the rest is left to a later period.
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
