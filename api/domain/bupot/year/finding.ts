import type texts from '../../messages/id/bupot-year.ts';
import { type Locale, say } from '../../messages/index.ts';
import { formatDecimal, formatPeriod } from '../../text/format.ts';
import { monthText, numberOfKey } from './monthly-slips.ts';

export type YearRule = keyof (typeof texts)['finding'];

export type NamedSlip = {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
  readonly period: string;
  readonly gross: string;
  readonly tax: string;
  readonly errorCount: number;
};

/**
 * `stop` prevents drawing until it is resolved, `doubt` is a warning on a drawn slip, `note` reports what was done,
 * `done` means that there is nothing left to draw.
 */
export type YearFinding = {
  readonly rule: YearRule;
  readonly weight: 'stop' | 'doubt' | 'note' | 'done';
  readonly params?: Readonly<Record<string, string | number>>;
  readonly months?: readonly number[];
  readonly slips?: readonly NamedSlip[];
  readonly values?: readonly string[];
};

type More = Omit<YearFinding, 'rule' | 'weight'>;

export const found = (weight: YearFinding['weight'], rule: YearRule, more: More = {}): YearFinding => ({
  rule,
  weight,
  ...more,
});

export const nameSlip = (slip: NamedSlip): NamedSlip => ({
  id: slip.id,
  version: slip.version,
  number: slip.number,
  period: slip.period,
  gross: slip.gross,
  tax: slip.tax,
  errorCount: slip.errorCount,
});

const amounts = new Set(['refunded', 'kept', 'stated', 'issued']);

/** "01/2025-03/2025, 05/2025": consecutive months as a range. */
const spans = (year: number, months: readonly number[]): string => {
  const runs: [number, number][] = [];
  for (const month of months.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && month === last[1] + 1) last[1] = month;
    else runs.push([month, month]);
  }
  return runs
    .map(([from, to]) => [...new Set([from, to])].map((month) => formatPeriod(monthText(year, month))).join('–'))
    .join(', ');
};

export const sayYearFinding = (
  locale: Locale,
  year: number,
  { rule, params = {}, months, values }: YearFinding,
): string => {
  const shownValues = Object.entries(params).map(([name, value]) => [
    name,
    amounts.has(name) ? formatDecimal(String(value), 0) : value,
  ]);
  // The message names the last month with a slip, not the missing months.
  const shown = rule === 'left_earlier' && typeof params.month === 'number' ? [params.month] : (months ?? []);
  return say(locale, `bupotYear.finding.${rule}`, {
    ...Object.fromEntries(shownValues),
    months: spans(year, shown),
    values: (values ?? []).map((value) => numberOfKey(value) || value).join(', '),
  });
};
