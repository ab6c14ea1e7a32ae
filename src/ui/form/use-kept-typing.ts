import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { dropTyping, keepTyping, leaveTyping, typingKept, typingPlace } from '../../client/kept-typing.ts';
import { useSession } from '../layout/session-context.ts';

type Options<I> = {
  readonly input: I;
  /** Something was typed that the server does not have. */
  readonly dirty: boolean;
  /** Version of the draft it is typed into; null while there is none. */
  readonly version: () => number | null;
  readonly restore: (input: I, version: number | null) => void;
};

/** Keeps what is typed in this tab until it is saved, and brings it back on the same page after the session ended. */
export const useKeptTyping = <I>({ input, dirty, version, restore }: Options<I>): void => {
  const { profile, setting } = useSession();
  const notify = useNotify();
  const who = useRef({ personId: profile.id, companyId: setting.companyId });
  const latest = useRef({ version, restore });
  latest.current = { version, restore };
  const places = useRef(new Set<string>());

  useEffect(() => {
    const place = typingPlace();
    const kept = typingKept<I>(who.current, place, Date.now());
    if (!kept) return;
    places.current.add(place);
    latest.current.restore(kept.input, kept.version);
    notify('form.typing_restored', {
      type: 'info',
      autoHideDuration: 10_000,
      messageArgs: { at: jakartaTime(kept.at).replace(':', '.') },
    });
  }, [notify]);

  useEffect(() => {
    if (dirty) {
      places.current.add(typingPlace());
      keepTyping(who.current, typingPlace(), { input, version: latest.current.version(), at: Date.now() });
      return;
    }
    for (const place of places.current) dropTyping(who.current, place);
    places.current.clear();
  }, [input, dirty]);

  useEffect(
    () => () => {
      for (const place of places.current) leaveTyping(who.current, place);
    },
    [],
  );
};
