import { useEffect, useRef, useState } from 'react';
import {
  inputPlace,
  removeStoredInput,
  removeUnlessEnded,
  storedInputOf,
  storeInput,
} from '../../client/stored-input.ts';
import { useInputOwner } from '../layout/session-context.ts';

/**
 * Follows the address of the page. Removed with the form, unless the session ended. Nothing is stored on public pages.
 */
export const useStoredInputPlace = (part = '') => {
  const who = useRef(useInputOwner());
  const latest = useRef(part);
  latest.current = part;
  const lastPlace = useRef<string | null>(null);
  const [place] = useState(() => {
    const drop = (): void => {
      if (who.current && lastPlace.current !== null) removeStoredInput(who.current, lastPlace.current);
      lastPlace.current = null;
    };
    return {
      read: <I>() => {
        if (!who.current) return null;
        const here = inputPlace(latest.current);
        const found = storedInputOf<I>(who.current, here, Date.now());
        if (found) lastPlace.current = here;
        return found;
      },
      keep: (input: unknown, version: number | null): void => {
        if (!who.current) return;
        const here = inputPlace(latest.current);
        // When a draft gets its address, the input stored at the old address is removed.
        if (lastPlace.current !== here) drop();
        lastPlace.current = here;
        storeInput(who.current, here, { input, version, at: Date.now() });
      },
      drop,
      leave: (): void => {
        if (who.current && lastPlace.current !== null) removeUnlessEnded(who.current, lastPlace.current);
      },
    };
  });
  useEffect(() => place.leave, [place]);
  return place;
};
