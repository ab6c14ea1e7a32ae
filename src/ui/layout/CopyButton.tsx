import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a value as it is, without the gaps it is shown with. */
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
