import { type Dated, dated, type Stretch } from './definition/dated.ts';
import type { Law } from './law.ts';
import { fromLaw } from './law-rows.ts';

/** A value by the first day of its rows, computed again once the stored rows were set. `history`: in any order. */
export const datedFromLaw = <T>(name: string, history: () => readonly Stretch<T>[]): Dated<T> => {
  const current = fromLaw(() =>
    dated(
      name,
      history().toSorted((one, other) => other.from.localeCompare(one.from)),
    ),
  );
  return {
    name,
    get history() {
      return current().history;
    },
    at: (day) => current().at(day),
    ruleAt: (day) => current().ruleAt(day),
  };
};

/** The source that an internal admin typed. */
export const typedLaw = (source: string, date: string): Law => ({ name: source, title: source, date, article: '' });
