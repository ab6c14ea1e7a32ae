import { MOST_NUMBERS, type PullWay } from '#domain/definition/pull.ts';
import { pullApi } from './pull-api.ts';
import { typedNumbers } from './typed-numbers.ts';

/** What a person has typed so far; what their way of asking does not need is left as it is. */
export type PullForm = {
  readonly way: PullWay;
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly numbers: string;
};

export type PullQuestion = { readonly path: string; readonly body: object };

/** The question as the API takes it; null while it is not whole. */
export const questionOf = ({ way, period, from, to, numbers }: PullForm): PullQuestion | null => {
  if (way === 'period') return period === '' ? null : { path: pullApi.byPeriod, body: { period } };
  if (way === 'migrate') return from === '' || to === '' ? null : { path: pullApi.migrate, body: { from, to } };
  const read = typedNumbers(numbers);
  const whole = read.numbers.length > 0 && read.numbers.length <= MOST_NUMBERS && read.wrong.length === 0;
  return whole ? { path: pullApi.byNumber, body: { numbers: read.numbers } } : null;
};
