import { isPeriod, periodAfter, periodOf } from '../definition/day.ts';
import { type Finding, repaired } from '../definition/finding.ts';
import { formatPeriod } from '../text/format.ts';
import { type CheckContext, error, warning } from './finding.ts';
import { madeByHand, otherEraOf, type Pair, pairCode, pairOf } from './pairs.ts';
import { type BillingInput, isWholeYear, type PeriodSpan, spanFor } from './record.ts';
import { successorOf } from './successors.ts';

const checkCodes = ({ kap, kjs }: BillingInput): Finding[] => [
  ...(kap === '' ? [error('kap', 'required')] : /^\d{6}$/.test(kap) ? [] : [error('kap', 'kap_digits')]),
  ...(kjs === '' ? [error('kjs', 'required')] : /^\d{3}$/.test(kjs) ? [] : [error('kjs', 'kjs_digits')]),
];

const checkPeriod = (path: string, period: string): Finding[] => {
  if (period === '') return [error(path, 'required')];
  return isPeriod(period) ? [] : [error(path, 'period_invalid')];
};

const unknown = ({ kap, kjs, periodFrom }: BillingInput): Finding => {
  const params = { pair: pairCode({ kap, kjs }) };
  const there = otherEraOf(kap, kjs, periodFrom);
  if (there === null) return error('kjs', 'pair_unknown', { params });
  const next = there === 'classic' ? successorOf(params.pair) : null;
  const [nextKap = '', nextKjs = ''] = next?.split('-') ?? [];
  const becomes = next === null ? null : pairOf(nextKap, nextKjs, periodFrom);
  if (next !== null && becomes) {
    const withNext = { ...params, next, name: `${becomes.tax} ${becomes.description}` };
    return error('kjs', 'pair_moved', { params: withNext, ...repaired(nextKap === kap ? nextKjs : null) });
  }
  return error('kjs', there === 'classic' ? 'pair_ended' : 'pair_not_yet', { params });
};

const spanRules = {
  month: 'period_one_month',
  year: 'period_whole_year',
  none_or_year: 'period_whole_year',
} as const;

const checkSpan = (pair: Pair, given: PeriodSpan): Finding[] => {
  const { from, to } = spanFor(pair.period, given);
  const wrong = pair.period in spanRules;
  const rule = wrong
    ? spanRules[pair.period as keyof typeof spanRules]
    : given.to < given.from
      ? ('period_order' as const)
      : ('period_one_year' as const);
  return [
    ...(given.from === from ? [] : [error('periodFrom', rule, { proposal: from })]),
    ...(given.to === to ? [] : [error('periodTo', rule, { proposal: to })]),
  ];
};

/** A tax may be paid in advance, but more often the month was mistyped. A deposit belongs to the year it is made in. */
const checkFuture = (pair: Pair, { from }: PeriodSpan, today: string): Finding[] => {
  const now = periodOf(today);
  const ahead = isWholeYear(pair.period) ? from.slice(0, 4) > now.slice(0, 4) : from > now;
  return ahead ? [warning('periodFrom', 'period_future', { params: { now: formatPeriod(now) } })] : [];
};

/** An internal limit: the tax office sets none, and a code is valid for days only. */
const FAR_MONTHS = 12;

/** Whether a masa (YYYY-MM) is so far after a day that it is more likely mistyped than paid in advance. */
export const isFarAhead = ({ periodFrom }: Pick<BillingInput, 'periodFrom'>, today: string): boolean =>
  isPeriod(periodFrom) && periodFrom > periodAfter(periodOf(today), FAR_MONTHS);

/** The pair of a billing; null unless its codes and its first masa are well formed and the pair exists. */
export const pairOfInput = ({ kap, kjs, periodFrom }: BillingInput): Pair | null =>
  isPeriod(periodFrom) ? pairOf(kap, kjs, periodFrom) : null;

export const checkPair = (input: BillingInput, { today, origin }: CheckContext): Finding[] => {
  const found = [
    ...checkCodes(input),
    ...checkPeriod('periodFrom', input.periodFrom),
    ...checkPeriod('periodTo', input.periodTo),
  ];
  if (found.length > 0) return found;
  const pair = pairOfInput(input);
  // Returns use accounts that the tax office's table has only for the time before Coretax (PPnBM, collectors).
  if (!pair && origin === 'return' && otherEraOf(input.kap, input.kjs, input.periodFrom) === 'classic') return [];
  if (!pair) return [unknown(input)];
  const span = { from: input.periodFrom, to: input.periodTo };
  if (origin === 'hand' && pair.taxReturn && !madeByHand(pair, span.from))
    found.push(error('kjs', `return_${pair.taxReturn}`, { params: { pair: pairCode(pair) } }));
  return [...found, ...checkSpan(pair, span), ...checkFuture(pair, span, today)];
};
