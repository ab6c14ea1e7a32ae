import { useCallback, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { useStoredInputPlace } from './use-stored-input-place.ts';

type Options<I> = {
  readonly input: I;
  readonly dirty: boolean;
  readonly version: () => number | null;
  readonly restore: (input: I, version: number | null) => unknown;
  readonly part?: string;
};

/** Fields of one form are restored together and announced once. */
const TOGETHER_MS = 2000;
let announced = Number.NEGATIVE_INFINITY;

/** `at`: milliseconds since 1970. */
export const useRestoredNotice = () => {
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

export const useStoredInput = <I>({ input, dirty, version, restore, part }: Options<I>): void => {
  const announce = useRestoredNotice();
  const place = useStoredInputPlace(part);
  const latest = useRef({ version, restore });
  latest.current = { version, restore };

  useEffect(() => {
    const stored = place.read<I>();
    if (!stored) return;
    latest.current.restore(stored.input, stored.version);
    announce(stored.at);
  }, [announce, place]);

  useEffect(() => {
    if (dirty) place.keep(input, latest.current.version());
    else place.drop();
  }, [input, dirty, place]);
};
