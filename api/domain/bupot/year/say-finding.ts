import { type Locale, say } from '../../messages/index.ts';
import { formatDecimal, formatPeriod } from '../../text/format.ts';
import type { YearFinding } from './finding.ts';
import { monthText, numberOfKey } from './monthly-slips.ts';

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
  const told = Object.entries(params).map(([name, value]) => [
    name,
    amounts.has(name) ? formatDecimal(String(value), 0) : value,
  ]);
  // The month it goes by is the last with a slip, not those that lack one.
  const shown = rule === 'left_earlier' && typeof params.month === 'number' ? [params.month] : (months ?? []);
  return say(locale, `bupotYear.finding.${rule}`, {
    ...Object.fromEntries(told),
    months: spans(year, shown),
    values: (values ?? []).map((value) => numberOfKey(value) || value).join(', '),
  });
};
