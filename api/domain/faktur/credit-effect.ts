import { z } from 'zod';
import { type AnswerOf, count, masaText, rupiahText } from '../definition/view-pieces.ts';
import { type CreditDecision, type Decided, refusalOf, touchedPeriods, writtenBy } from './credit-decision.ts';
import { lastCreditPeriod } from './crediting.ts';
import { isCredited, isLeftUncredited } from './masukan-status.ts';

/** Incoming documents with equal values in all fields a decision depends on; `sum`: their PPN in sen. */
export type CreditGroup = Decided & { readonly count: number; readonly sum: bigint };

const alike = (one: Decided, other: Decided): boolean =>
  one.status === other.status &&
  one.period === other.period &&
  one.code === other.code &&
  one.creditPeriod === other.creditPeriod;

const without = (group: CreditGroup, some: readonly CreditGroup[]): CreditGroup | null => {
  const taken = some.filter((one) => alike(one, group));
  const count = taken.reduce((left, one) => left - one.count, group.count);
  return count > 0 ? { ...group, count, sum: taken.reduce((left, one) => left - one.sum, group.sum) } : null;
};

type Change = {
  /** Number of documents the decision applies to, and their PPN in sen. */
  readonly count: number;
  readonly sum: bigint;
  /** Number of documents excluded, by message key of the reason. */
  readonly skipped: ReadonlyMap<string, number>;
  /** For how many the masa of the decision is the last possible one. */
  readonly last: number;
  /** Masa whose return was submitted: a change there requires a reason. */
  readonly filed: readonly string[];
  /** Change of the credited PPN per masa, in sen; the masa of the decision first. */
  readonly periods: ReadonlyMap<string, bigint>;
};

export const RETURNED = 'retur.server.has_returns';

/**
 * `closed`: whether the VAT return of a masa was submitted; `status`: states and transitions of the type; `returned`:
 * the documents of the groups with returned goods.
 */
export const changeOf = (
  groups: readonly CreditGroup[],
  decision: CreditDecision,
  closed: (period: string) => boolean,
  { status, returned = [] }: { status?: Parameters<typeof refusalOf>[2]; returned?: readonly CreditGroup[] } = {},
): Change => {
  const { creditPeriod } = writtenBy(decision);
  const skipped = new Map<string, number>();
  const periods = new Map<string, bigint>(creditPeriod === null ? [] : [[creditPeriod, 0n]]);
  const filed = new Set<string>();
  const add = (period: string, amount: bigint) => periods.set(period, (periods.get(period) ?? 0n) + amount);
  const all = { count: 0, sum: 0n, last: 0 };
  const keep = (reason: string, more: number) => skipped.set(reason, (skipped.get(reason) ?? 0) + more);
  const restorable = decision.move === 'restore' ? returned.filter((one) => !refusalOf(one, decision, status)) : [];
  for (const one of restorable) keep(RETURNED, one.count);
  for (const whole of groups) {
    const refusal = refusalOf(whole, decision, status);
    if (refusal) keep(refusal, whole.count);
    const group = refusal ? null : without(whole, restorable);
    if (!group) continue;
    all.count += group.count;
    all.sum += group.sum;
    if (creditPeriod === lastCreditPeriod(group.period)) all.last += group.count;
    if (group.creditPeriod !== null && isCredited(group)) add(group.creditPeriod, -group.sum);
    if (creditPeriod !== null) add(creditPeriod, group.sum);
    for (const period of touchedPeriods(group, decision)) if (closed(period)) filed.add(period);
  }
  return { ...all, skipped, filed: [...filed].sort(), periods };
};

export type GoneBack = Decided & { readonly backIn: string; readonly ppn: bigint };

/** Returns reduce the credited PPN only if the document is credited. */
export const movesReturns = (of: Decided, decision: CreditDecision): boolean =>
  decision.move !== 'restore' &&
  (isCredited(of) || isLeftUncredited(of)) &&
  isCredited(of) !== (writtenBy(decision).creditPeriod !== null);

/**
 * Per masa. Returns reduce the credited PPN only while their document is credited (PMK 81/2024 ps. 286-289). A document
 * with returns is not set back to undecided.
 */
export const returnsMoved = (
  returns: readonly GoneBack[],
  decision: CreditDecision,
  status?: Parameters<typeof refusalOf>[2],
): ReadonlyMap<string, bigint> => {
  const moved = new Map<string, bigint>();
  const becomes = writtenBy(decision).creditPeriod !== null;
  for (const { backIn, ppn, ...of } of returns) {
    if (!movesReturns(of, decision) || refusalOf(of, decision, status)) continue;
    moved.set(backIn, (moved.get(backIn) ?? 0n) + (becomes ? -ppn : ppn));
  }
  return moved;
};

export const creditEffectSchema = z
  .object({
    total: count.meta({ description: 'How many were chosen' }),
    count: count.meta({ description: 'Of how many the decision would be taken' }),
    sum: rupiahText.meta({ description: 'Their PPN' }),
    skipped: z
      .array(z.object({ reason: z.string(), count, message: z.string() }))
      .meta({ description: 'What keeps back the others' }),
    last: count.meta({ description: 'Of how many the masa of the decision is the last' }),
    filed: z
      .array(masaText)
      .meta({ description: 'Masa whose return is with the office: a change there takes a reason' }),
    periods: z
      .array(
        z.object({
          period: masaText,
          output: rupiahText.meta({ description: 'PPN of what was sold in the masa, as far as the seller pays it' }),
          credited: rupiahText.meta({ description: 'PPN credited in the masa so far' }),
          now: rupiahText.meta({ description: 'What of the output PPN is left; below zero where more was credited' }),
          after: rupiahText.meta({ description: 'The same once the decision is taken' }),
        }),
      )
      .meta({ description: 'Masa whose VAT changes, that of the decision first' }),
  })
  .meta({ id: 'CreditEffect' });
/** The effect of a decision on incoming invoices. Amounts in rupiah. */
export type CreditEffect = AnswerOf<typeof creditEffectSchema>;
