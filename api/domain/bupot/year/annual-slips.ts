import type { BupotInput } from '../record.ts';
import { isEditable, isIssued } from '../status-queries.ts';
import { found, type YearFinding } from './finding.ts';
import { type AnnualSlip, monthOf, type YearChoices } from './monthly-slips.ts';

export const settled = (annuals: readonly AnnualSlip[], lastSlip: number): YearFinding[] => {
  const covering = annuals.find((annual) => annual.period !== '' && monthOf(annual) >= lastSlip);
  if (!covering) return [];
  const rule = isEditable(covering) ? 'annual_draft' : 'has_annual';
  return [found('done', rule, { params: { number: covering.number ?? '-' }, values: [covering.id] })];
};

/** The slip made when a person left covers the months before the return; of its versions, the one in force counts. */
export const settledUntil = (annuals: readonly AnnualSlip[], lastSlip: number): AnnualSlip | undefined => {
  const earlier = annuals.filter((annual) => annual.period !== '' && monthOf(annual) < lastSlip);
  const last = earlier
    .map(({ period }) => period)
    .toSorted()
    .at(-1);
  const ofLast = earlier.filter(({ period }) => period === last);
  return ofLast.find(isIssued) ?? ofLast[0];
};

/** It counts once issued; until then the next slip has to wait. */
export const cameBack = (before: AnnualSlip | undefined): YearFinding[] => {
  if (!before) return [];
  return isIssued(before)
    ? [found('note', 'came_back', { params: { number: before.number ?? '-' } })]
    : [found('stop', 'earlier_not_issued', { months: [monthOf(before)], values: [before.id] })];
};

/** The slip this employer issued when the person left earlier in the year counts as that of an earlier employer (its lines 13 and 21). */
export const previousOf = (chosen: Partial<YearChoices>, before: AnnualSlip | undefined): Partial<BupotInput> => {
  const issued = before && isIssued(before) ? before : undefined;
  return {
    previousBupotNumber: chosen.previousBupotNumber ?? issued?.number ?? null,
    previousNetIncome: chosen.previousNetIncome ?? issued?.lines?.netIncome ?? null,
    pph21PreviousBupot: chosen.pph21PreviousBupot ?? issued?.lines?.pph21Creditable ?? null,
  };
};
