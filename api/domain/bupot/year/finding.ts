import type texts from '../../messages/id/bupot-year.ts';
import { type Locale, say } from '../../messages/index.ts';
import { formatDecimal, formatPeriod } from '../../text/format.ts';
import { monthText, numberOfKey } from './monthly-slips.ts';

export type YearRule = keyof (typeof texts)['finding'];

/** A slip a finding is about, as far as it is named and compared. */
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
 * What was found of one employee. `stop` keeps the slip of the year from being drawn until it is settled, `doubt` is drawn and said,
 * `note` says what was done, `done` means that there is nothing left to draw.
 */
export type YearFinding = {
  readonly rule: YearRule;
  readonly weight: 'stop' | 'doubt' | 'note' | 'done';
  readonly params?: Readonly<Record<string, string | number>>;
  /** Months it is about. */
  readonly months?: readonly number[];
  readonly slips?: readonly NamedSlip[];
  /** What may be chosen: statuses, or keys of employees. */
  readonly values?: readonly string[];
};

type More = Omit<YearFinding, 'rule' | 'weight'>;

/** One finding of a weight. */
export const found = (weight: YearFinding['weight'], rule: YearRule, more: More = {}): YearFinding => ({
  rule,
  weight,
  ...more,
});

/** As much of a slip as a finding names; its amounts are in rupiah. */
export const nameSlip = (slip: NamedSlip): NamedSlip => ({
  id: slip.id,
  version: slip.version,
  number: slip.number,
  period: slip.period,
  gross: slip.gross,
  tax: slip.tax,
  errorCount: slip.errorCount,
});

const amounts = new Set(['refunded', 'kept', 'told', 'issued']);

/** "01/2025-03/2025, 05/2025": months one after the other as a span. */
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

/** A finding in words. */
export const sayYearFinding = (
  locale: Locale,
  year: number,
  { rule, params = {}, months, values }: YearFinding,
): string => {
  const shownValues = Object.entries(params).map(([name, value]) => [
    name,
    amounts.has(name) ? formatDecimal(String(value), 0) : value,
  ]);
  // The month it goes by is the last with a slip, not those that lack one.
  const shown = rule === 'left_earlier' && typeof params.month === 'number' ? [params.month] : (months ?? []);
  return say(locale, `bupotYear.finding.${rule}`, {
    ...Object.fromEntries(shownValues),
    months: spans(year, shown),
    values: (values ?? []).map((value) => numberOfKey(value) || value).join(', '),
  });
};
