import { z } from 'zod';
import { isPeriod } from '../definition/day.ts';
import { masaText } from '../definition/view-pieces.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import { creditRefusal } from './crediting.ts';
import { masukanStatus } from './masukan-status.ts';
import type { FakturRow } from './record.ts';

const reason = z.string().trim().max(500);
const creditPeriod = masaText.refine(isPeriod, 'problem.field.period');
const lockReason = reason.optional().meta({ description: 'Why a masa is changed whose return is with the office' });
const required = z.string().trim().min(1, 'problem.field.required').max(500);

const crediting = [
  z.strictObject({ move: z.literal('credit'), creditPeriod, lockReason }),
  z.strictObject({ move: z.literal('rebook'), creditPeriod, lockReason }),
  z.strictObject({
    move: z.literal('uncredit'),
    uncreditReason: z.enum(Object.keys(uncreditReasons) as [UncreditReason, ...UncreditReason[]]),
    reason: reason.optional(),
    lockReason,
  }),
  z.strictObject({ move: z.literal('restore'), lockReason }),
] as const;

/** The company's own documents, so they cannot be marked as not its own. */
export const dokumenDecision = z.discriminatedUnion('move', crediting);

export const creditDecision = z.discriminatedUnion('move', [
  ...crediting,
  z.strictObject({ move: z.literal('invalidate'), reason: required, lockReason }),
]);
export type CreditDecision = z.output<typeof creditDecision>;

/** Columns a decision writes besides the state. */
export const writtenBy = (decision: CreditDecision): Pick<FakturRow, 'creditPeriod' | 'uncreditReason'> => ({
  creditPeriod: 'creditPeriod' in decision ? decision.creditPeriod : null,
  uncreditReason: decision.move === 'uncredit' ? decision.uncreditReason : null,
});

export const reasonOf = (decision: CreditDecision): string | null =>
  ('reason' in decision ? decision.reason : undefined) || decision.lockReason || null;

type Deciding = {
  readonly moves: Readonly<Partial<Record<string, { readonly from: readonly string[] }>>>;
};

export type Decided = Pick<FakturRow<string>, 'status' | 'period' | 'code' | 'creditPeriod'>;

/** A message key; null if the decision is allowed. `status`: the states and transitions of the type. */
export const refusalOf = (row: Decided, decision: CreditDecision, status: Deciding = masukanStatus): string | null => {
  if (!status.moves[decision.move]?.from.includes(row.status)) return 'masukan.refusal.state';
  if (!('creditPeriod' in decision)) return null;
  if (decision.move === 'rebook' && row.creditPeriod === decision.creditPeriod) return 'masukan.refusal.same_period';
  return creditRefusal(row, decision.creditPeriod);
};

/** Masa whose VAT changes: the current credit, that of the decision, and its own if it counts as not credited. */
export const touchedPeriods = (row: Decided, decision: CreditDecision): string[] => {
  const { creditPeriod } = writtenBy(decision);
  const own = decision.move === 'uncredit' || row.status === 'UNCREDITED' ? row.period : null;
  return [...new Set([row.creditPeriod, creditPeriod, own])].filter((period) => period !== null);
};
