import { useEffect, useRef, useState } from 'react';
import { dropTyping, keepTyping, leaveTyping, storedInputOf, typingPlace } from '../../client/stored-input.ts';
import { useTypist } from '../layout/session-context.ts';

/**
 * The storage place of a form's input, which follows the address of the page. It is removed with the form, unless the
 * session ended. Nothing is stored on public pages.
 */
export const useTypingPlace = (part = '') => {
  const who = useRef(useTypist());
  const latest = useRef(part);
  latest.current = part;
  const kept = useRef<string | null>(null);
  const [place] = useState(() => {
    const drop = (): void => {
      if (who.current && kept.current !== null) dropTyping(who.current, kept.current);
      kept.current = null;
    };
    return {
      read: <I>() => {
        if (!who.current) return null;
        const here = typingPlace(latest.current);
        const found = storedInputOf<I>(who.current, here, Date.now());
        if (found) kept.current = here;
        return found;
      },
      keep: (input: unknown, version: number | null): void => {
        if (!who.current) return;
        const here = typingPlace(latest.current);
        // When a draft gets its address, the input stored at the old address is removed.
        if (kept.current !== here) drop();
        kept.current = here;
        keepTyping(who.current, here, { input, version, at: Date.now() });
      },
      drop,
      leave: (): void => {
        if (who.current && kept.current !== null) leaveTyping(who.current, kept.current);
      },
    };
  });
  useEffect(() => place.leave, [place]);
  return place;
};
