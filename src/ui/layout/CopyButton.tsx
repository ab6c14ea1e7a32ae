import { useNotify, useTranslate } from 'react-admin';
import { copied } from '../../client/copied.ts';
import { Icon } from './Icon.tsx';

const BY_HAND_MS = 20_000;

/** If the browser refuses, the text is shown for copying by hand. */
export const useCopy = () => {
  const notify = useNotify();
  return async (text: string, message = 'shell.kit.copied'): Promise<void> => {
    if (await copied(text, navigator.clipboard)) notify(message, { type: 'success' });
    else notify('shell.kit.not_copied', { type: 'warning', messageArgs: { text }, autoHideDuration: BY_HAND_MS });
  };
};

export const CopyButton = ({ value }: { value: string }) => {
  const copy = useCopy();
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="ib xs cp"
      aria-label={translate('shell.kit.copy', { value })}
      onClick={(event) => {
        event.stopPropagation();
        void copy(value);
      }}
    >
      <Icon name="copy" size={14} />
    </button>
  );
};
