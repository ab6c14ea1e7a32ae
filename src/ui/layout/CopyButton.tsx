import { useNotify, useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';

/** Copies a value as it is, without the gaps it is shown with. */
export const CopyButton = ({ value }: { value: string }) => {
  const notify = useNotify();
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="ib xs cp"
      aria-label={translate('shell.kit.copy', { value })}
      onClick={async (event) => {
        event.stopPropagation();
        await navigator.clipboard.writeText(value);
        notify('shell.kit.copied');
      }}
    >
      <Icon name="copy" size={14} />
    </button>
  );
};
