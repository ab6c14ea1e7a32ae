import { useNotify } from 'react-admin';
import { copied } from '../../client/copied.ts';

/** Long enough to be marked and copied by hand. */
const BY_HAND_MS = 20_000;

/** Copies a text and says so; where the browser refuses, shows the text to be copied by hand. */
export const useCopy = () => {
  const notify = useNotify();
  return async (text: string, said = 'shell.kit.copied'): Promise<void> => {
    if (await copied(text, navigator.clipboard)) notify(said, { type: 'success' });
    else notify('shell.kit.not_copied', { type: 'warning', messageArgs: { text }, autoHideDuration: BY_HAND_MS });
  };
};
