import type { Law } from '../law.ts';

/** A period in which a value is in force. `value: null` states explicitly that there is none. */
export type Stretch<T> = { readonly from: string; readonly value: T | null; readonly source: Law };

export type Dated<T> = {
  readonly name: string;
  readonly history: readonly Stretch<T>[];
  /** The value in force on a day (YYYY-MM-DD). Throws RangeError before the first known day and after the law ended. */
  at(day: string): T;
  /** The period in force on a day, to explain a number. Same errors as `at`. */
  ruleAt(day: string): Stretch<T>;
};

/** The law has no such rule on the requested day. */
export class NoRule extends RangeError {
  constructor(
    readonly rule: string,
    readonly day: string,
  ) {
    super(`${rule}: no rule on ${day}`);
  }
}

export const dated = <T>(name: string, history: readonly Stretch<T>[]): Dated<T> => {
  for (let i = 1; i < history.length; i++)
    if ((history[i - 1]?.from ?? '') <= (history[i]?.from ?? '')) throw new RangeError(`${name}: newest first`);
  // Bulk work looks up the same day repeatedly.
  let lookupDay = '';
  let answer: Stretch<T> | undefined;
  const ruleAt = (day: string): Stretch<T> => {
    if (answer && day === lookupDay) return answer;
    const found = history.find((stretch) => stretch.from <= day);
    if (!found || found.value === null) throw new NoRule(name, day);
    lookupDay = day;
    answer = found;
    return found;
  };
  return { name, history, ruleAt, at: (day) => ruleAt(day).value as T };
};
