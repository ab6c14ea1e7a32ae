import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import type { SlipsBeside } from './slip-beside.ts';

type Props = { readonly of: SlipsBeside; readonly onClose: () => void; readonly onConfirm: () => void };

/** Other slips of the same payee and masa: issued once a person has read what each says, or not at all. */
export const BesideDialog = ({ of: { count, named }, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  return (
    <ConfirmModal
      open
      title={translate('bupotForm.beside.title')}
      cancel={translate('shell.kit.back')}
      confirm={translate('bupotForm.beside.confirm')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <ul className="bbeside">
        {named.map(({ id, label, messages }) => (
          <li key={id}>
            <b>{label}</b>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </li>
        ))}
      </ul>
      {count > named.length && (
        <p>{translate('bupotForm.beside.more', { count: formatCount(count - named.length) })}</p>
      )}
    </ConfirmModal>
  );
};
