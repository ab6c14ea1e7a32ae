import { useCallback, useRef } from 'react';

/** The number is empty until complete. */
type Identity = { readonly number: string; readonly name: string };

/** `held`: the previous person's values while another one is entered. */
type Person<F> = { readonly of: Identity; readonly held: Partial<F> | null };

export type About<F> = {
  readonly identityOf: (form: F) => Identity;
  /** Defaults of the fields that belong to the person. */
  readonly blank: (form: F) => Partial<F>;
};

const plain = (name: string): string => name.trim().toLowerCase();

/** One of number and name may be corrected; if both change, it is another person. */
const isSame = (one: Identity, other: Identity): boolean =>
  one.number === '' || one.number === other.number || plain(one.name) === plain(other.name);

const keysOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[];

const only = <F extends object>(of: Partial<F>, keys: readonly (keyof F)[]): Partial<F> => {
  const some: Partial<F> = {};
  for (const key of keys) some[key] = of[key];
  return some;
};

export const personIn = <F extends object>({ identityOf }: About<F>, form: F): Person<F> => ({
  of: identityOf(form),
  held: null,
});

/** A completely entered person owns the following fields. */
export const settled = <F extends object>(about: About<F>, person: Person<F>, form: F): Person<F> => {
  const other = person.held !== null || person.of.number === '';
  return other && about.identityOf(form).number !== '' ? personIn(about, form) : person;
};

export const picked = <F extends object>(about: About<F>, now: F, whom: Partial<F>): Partial<F> => {
  const before = about.identityOf(now).number;
  const next = { ...now, ...whom };
  return before === '' || before === about.identityOf(next).number ? whom : { ...about.blank(next), ...whom };
};

/**
 * Another person clears the person's fields, returning to the previous one restores them. Fields set by the change
 * itself stay.
 */
export const followed = <F extends object>(
  about: About<F>,
  person: Person<F>,
  { now, next, change }: { readonly now: F; readonly next: F; readonly change: Partial<F> },
): { readonly person: Person<F>; readonly next: F } => {
  const same = isSame(person.of, about.identityOf(next));
  if (same === (person.held === null)) return { person, next };
  const blank = about.blank(next);
  const isChanged = (key: keyof F) => key in change;
  if (same) {
    const saved: Partial<F> = person.held ?? {};
    const back = keysOf(saved).filter((key) => !isChanged(key) && now[key] === blank[key]);
    return { person: { ...person, held: null }, next: { ...next, ...only(saved, back) } };
  }
  const his = keysOf(blank).filter((key) => !isChanged(key) && next[key] === now[key]);
  return { person: { ...person, held: only<F>(now, keysOf(blank)) }, next: { ...next, ...only(blank, his) } };
};

export const usePerson = <F extends object>(about: About<F>, start: F) => {
  const person = useRef(personIn(about, start));
  return {
    follow: useCallback(
      (now: F, next: F, change: Partial<F>): F => {
        const then = followed(about, person.current, { now, next, change });
        person.current = then.person;
        return then.next;
      },
      [about],
    ),
    names: useCallback(
      (form: F) => {
        person.current = personIn(about, form);
      },
      [about],
    ),
    left: useCallback(
      (form: F) => {
        person.current = settled(about, person.current, form);
      },
      [about],
    ),
  };
};
