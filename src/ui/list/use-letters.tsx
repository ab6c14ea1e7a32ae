import { type ReactNode, useState } from 'react';
import type { Channel } from '#domain/definition/answers.ts';
import { LettersDialog, type Sendable } from '../documents/LettersDialog.tsx';

/** Letters about the chosen: counted, shown, and then sent. */
export const useLetters = (count: (channel: Channel) => Promise<Sendable>) => {
  const [shown, setShown] = useState<{ readonly channel: Channel; readonly of: Sendable } | null>(null);
  return {
    ask: async (channel: Channel) => {
      const of = await count(channel).catch(() => null);
      if (of) setShown({ channel, of });
    },
    dialog: (path: string, send: (channel: Channel, checked: boolean) => Promise<unknown>): ReactNode =>
      shown && (
        <LettersDialog
          {...shown}
          path={path}
          onClose={() => setShown(null)}
          send={(checked) => send(shown.channel, checked)}
        />
      ),
  };
};
