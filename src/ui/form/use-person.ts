import { useCallback, useRef } from 'react';

/** Who a document is about: his number, empty while it is none yet, and the name beside it. */
type Identity = { readonly number: string; readonly name: string };

/** Whom the fields of a form belong to, and what was his while somebody else stands in the form. */
type Person<F> = { readonly of: Identity; readonly held: Partial<F> | null };

export type About<F> = {
  readonly identityOf: (form: F) => Identity;
  /** What goes with the person, as it is where nothing is known of him. */
  readonly blank: (form: F) => Partial<F>;
};

const plain = (name: string): string => name.trim().toLowerCase();

/** One of number and name may be mended; where both are others it is somebody else. Who has no number yet is nobody. */
const isSame = (one: Identity, other: Identity): boolean =>
  one.number === '' || one.number === other.number || plain(one.name) === plain(other.name);

const keysOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[];

const only = <F extends object>(of: Partial<F>, keys: readonly (keyof F)[]): Partial<F> => {
  const some: Partial<F> = {};
  for (const key of keys) some[key] = of[key];
  return some;
};

/** The person a form names as it stands: when it was opened, when somebody was picked. */
export const personIn = <F extends object>({ identityOf }: About<F>, form: F): Person<F> => ({
  of: identityOf(form),
  held: null,
});

/** The person once name or number was left: whoever is typed in whole is the one the next fields are about. */
export const settled = <F extends object>(about: About<F>, person: Person<F>, form: F): Person<F> => {
  const other = person.held !== null || person.of.number === '';
  return other && about.identityOf(form).number !== '' ? personIn(about, form) : person;
};

/** What picking somebody changes in a form: with nothing left of whom it named before. */
export const picked = <F extends object>(about: About<F>, now: F, whom: Partial<F>): Partial<F> => {
  const before = about.identityOf(now).number;
  const next = { ...now, ...whom };
  return before === '' || before === about.identityOf(next).number ? whom : { ...about.blank(next), ...whom };
};

/**
 * A change of a form with what follows from it for the person: who becomes somebody else takes along nothing of the former, and who comes
 * back has it again. What the change itself says stays.
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

/** Keeps whose fields stand in a form, so that somebody else typed over him takes along nothing of his. */
export const usePerson = <F extends object>(about: About<F>, start: F) => {
  const person = useRef(personIn(about, start));
  return {
    /** The form after a change, without what was somebody else's. */
    follow: useCallback(
      (now: F, next: F, change: Partial<F>): F => {
        const then = followed(about, person.current, { now, next, change });
        person.current = then.person;
        return then.next;
      },
      [about],
    ),
    /** This form names its person anew: somebody was picked, or another version took its place. */
    names: useCallback(
      (form: F) => {
        person.current = personIn(about, form);
      },
      [about],
    ),
    /** Name or number was left. */
    left: useCallback(
      (form: F) => {
        person.current = settled(about, person.current, form);
      },
      [about],
    ),
  };
};
