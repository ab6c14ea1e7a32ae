import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { useTypingPlace } from './use-typing-place.ts';

type Options<I> = {
  readonly input: I;
  /** Something was typed that the server does not have. */
  readonly dirty: boolean;
  /** Version of the draft it is typed into; null while there is none. */
  readonly version: () => number | null;
  readonly restore: (input: I, version: number | null) => unknown;
  /** Names the form where the page has more than one. */
  readonly part?: string;
};

/** Fields of one form come back together and are announced once. */
const TOGETHER_MS = 2000;
let announced = Number.NEGATIVE_INFINITY;

/** Says that what was typed at `at` (milliseconds since 1970) is back. */
export const useTypingRestored = () => {
  const notify = useNotify();
  return useCallback(
    (at: number): void => {
      const now = performance.now();
      if (now - announced < TOGETHER_MS) return;
      announced = now;
      notify('form.typing_restored', {
        type: 'info',
        autoHideDuration: 10_000,
        messageArgs: { at: jakartaTime(at).replace(':', '.') },
      });
    },
    [notify],
  );
};

/** Keeps what is typed in this tab until it is saved, and brings it back on the same page after the session ended. */
export const useStoredInput = <I>({ input, dirty, version, restore, part }: Options<I>): void => {
  const announce = useTypingRestored();
  const place = useTypingPlace(part);
  const latest = useRef({ version, restore });
  latest.current = { version, restore };

  useEffect(() => {
    const kept = place.read<I>();
    if (!kept) return;
    latest.current.restore(kept.input, kept.version);
    announce(kept.at);
  }, [announce, place]);

  useEffect(() => {
    if (dirty) place.keep(input, latest.current.version());
    else place.drop();
  }, [input, dirty, place]);
};
