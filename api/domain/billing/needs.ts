import type { PeriodKind } from './pair-rows.ts';
import type { Pair } from './pairs.ts';

/** Whose tax it is: the owner of the code, another taxpayer, or someone without NPWP. */
export type PayerKind = 'self' | 'other' | 'non';

/** What a billing of a pair has to carry besides amount and description. */
export type Needs = {
  readonly period: PeriodKind;
  /** NOP and address of the land or building. */
  readonly object: boolean;
  readonly assessmentNumber: boolean;
  readonly payers: readonly PayerKind[];
};

const payers = { self: ['self'], 'self+other': ['self', 'other'], 'self+other+non': ['self', 'other', 'non'] } as const;

export const needsOf = (pair: Pair): Needs => ({
  period: pair.period,
  object: pair.nop,
  assessmentNumber: pair.assessment,
  payers: payers[pair.payer],
});

export type PeriodSpan = { readonly from: string; readonly to: string };

/** Kinds of period that stand for the whole year, January to December; a deposit is booked on one too. */
export const isWholeYear = (kind: PeriodKind): boolean => kind === 'year' || kind === 'none_or_year';

/** The span of masa (YYYY-MM) nearest to a wanted one that this kind of period allows. */
export const spanFor = (kind: PeriodKind, { from, to }: PeriodSpan): PeriodSpan => {
  const year = from.slice(0, 4);
  if (isWholeYear(kind)) return { from: `${year}-01`, to: `${year}-12` };
  if (kind === 'month') return { from, to: from };
  if (to < from) return { from, to: from };
  return to.slice(0, 4) === year ? { from, to } : { from, to: `${year}-12` };
};
