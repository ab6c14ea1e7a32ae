import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { hasInputAt, inputPlace } from '../../client/stored-input.ts';
import { useInputOwner } from '../layout/session-context.ts';
import { useRestoredNotice } from './use-stored-input.ts';
import { useStoredInputPlace } from './use-stored-input-place.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a form in a dialog had input when the session ended: then it opens automatically. */
export const useHasStoredInput = (part: string): boolean => {
  const typist = useInputOwner();
  return typist !== null && hasInputAt(typist, inputPlace(part));
};

/**
 * `useState` for form input without a draft, restored on the same page after the session ended. `part` identifies the
 * field or form on its page, and its record if the page has several. Never for secrets.
 */
export const useStoredState = <T>(part: string, initial: T): [T, Dispatch<SetStateAction<T>>] => {
  const place = useStoredInputPlace(part);
  const [stored] = useState(() => place.read<T>());
  const [value, setValue] = useState<T>(stored ? stored.input : initial);
  const announce = useRestoredNotice();
  const begun = useRef(initial);
  begun.current = initial;

  useEffect(() => {
    if (stored) announce(stored.at);
  }, [stored, announce]);

  useEffect(() => {
    if (same(value, begun.current)) place.drop();
    else place.keep(value, null);
  }, [value, place]);
  return [value, setValue];
};
