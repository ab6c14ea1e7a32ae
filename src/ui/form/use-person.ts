import { useCallback, useRef } from 'react';
import { type About, followed, personIn, settled } from './person.ts';

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
