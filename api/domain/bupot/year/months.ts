import { monthsAmiss } from '../pph21/settle-year.ts';
import { found, nameSlip, type YearFinding } from './finding.ts';
import {
  type AnnualSlip,
  type MonthlySlip,
  type MonthlySlips,
  monthOf,
  type YearChoices,
  type YearRun,
} from './monthly-slips.ts';

export type YearMonths = {
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly counted: readonly MonthlySlip[];
  /** Monthly slips of the last month that are not issued, for its pay. */
  readonly lastPaid: readonly MonthlySlip[];
  readonly findings: readonly YearFinding[];
};

const lastOf = (slips: readonly MonthlySlip[]): MonthlySlip | undefined =>
  slips.toSorted((one, other) => monthOf(one) - monthOf(other)).at(-1);

const several = (slips: readonly MonthlySlip[], months: readonly number[]): YearFinding[] =>
  months.map((month) =>
    found('stop', 'doubled', {
      months: [month],
      slips: slips.filter((slip) => monthOf(slip) === month).map(nameSlip),
    }),
  );

/** `last`: the last slip, which the finding names as a template for the missing ones. */
const gaps = (missing: readonly number[], last: MonthlySlip | undefined, lastMonth: number): YearFinding[] => {
  const until = last ? monthOf(last) : 0;
  const slips = last ? [nameSlip(last)] : [];
  // All months after the last slip are missing: most likely the person has left.
  const trailing = missing.filter((month) => month > until);
  const within = missing.filter((month) => month < until);
  const left = trailing.length > 0 && trailing.length === lastMonth - until - 1;
  const months = left ? within : missing;
  return [
    ...(months.length > 0 ? [found('stop', 'missing', { months, slips })] : []),
    ...(left ? [found('stop', 'left_earlier', { months: trailing, slips, params: { month: until } })] : []),
  ];
};

const waiting = (
  { unissued, corrections }: MonthlySlips,
  issued: readonly number[],
  lastMonth: number,
): YearFinding[] => {
  const alone = unissued.filter((slip) => monthOf(slip) < lastMonth && !issued.includes(monthOf(slip)));
  const drafts = unissued.filter((slip) => monthOf(slip) <= lastMonth && issued.includes(monthOf(slip)));
  const of = (rule: 'not_issued' | 'draft_beside' | 'correction_open', slips: readonly MonthlySlip[]): YearFinding[] =>
    slips.length === 0
      ? []
      : [
          found(rule === 'not_issued' ? 'stop' : 'doubt', rule, {
            months: [...new Set(slips.map(monthOf))],
            slips: slips.map(nameSlip),
          }),
        ];
  return [...of('not_issued', alone), ...of('draft_beside', drafts), ...of('correction_open', corrections)];
};

/** With findings; null if no month is left. */
export const monthsOfYear = (
  slips: MonthlySlips,
  run: YearRun,
  chosen: Partial<YearChoices>,
  before: AnnualSlip | undefined,
): YearMonths | null => {
  const lastMonth = chosen.lastMonth ?? run.lastMonth;
  const after = before ? monthOf(before) : 0;
  const here = (slip: MonthlySlip): boolean => monthOf(slip) > after && !chosen.leftOut?.includes(slip.id);
  const issued = slips.issued.filter(here);
  const all = [...issued, ...slips.unissued.filter(here)];
  if (all.length === 0) return null;
  const firstMonth = Math.min(...all.map(monthOf));
  const present = issued.map(monthOf);
  const drafted = slips.unissued.filter(here).map(monthOf);
  const amiss = monthsAmiss(
    { firstMonth, lastMonth },
    issued.map((slip) => ({ month: monthOf(slip) })),
  );
  const missing = amiss.missing.filter((month) => !drafted.includes(month) && !chosen.unpaid?.includes(month));
  const doubled = amiss.doubled.filter((month) => month <= lastMonth && !chosen.keptBoth?.includes(month));
  const later = issued.filter((slip) => monthOf(slip) > lastMonth);
  const inLast = issued.filter((slip) => monthOf(slip) === lastMonth);
  const open = { ...slips, unissued: slips.unissued.filter(here) };
  return {
    firstMonth: Math.min(firstMonth, lastMonth),
    lastMonth,
    counted: issued.filter((slip) => monthOf(slip) <= lastMonth),
    lastPaid: open.unissued.filter((slip) => monthOf(slip) === lastMonth),
    findings: [
      ...gaps(missing, lastOf(all), lastMonth),
      ...several(issued, doubled),
      ...waiting(open, present, lastMonth),
      ...(later.length > 0
        ? [found('stop', 'after_last', { months: later.map(monthOf), slips: later.map(nameSlip) })]
        : []),
      ...(inLast.length > 0
        ? [found('doubt', 'last_issued', { months: [lastMonth], slips: inLast.map(nameSlip) })]
        : []),
    ],
  };
};
