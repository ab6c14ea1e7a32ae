import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { useTyped } from '../form/use-typed.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { ConfirmModal } from './Modal.tsx';

type Props = {
  /** What the server says of the masa. */
  readonly message: string;
  /** A reason said before: it does for this too, and is not asked for again. */
  readonly given?: string;
  /** What is done with the reason: the document is kept, or what was asked for goes on. */
  readonly action?: 'confirm' | 'go_on';
  /** Where the return that closes the masa is. */
  readonly below?: ReactNode;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

/** The return of the masa is filed: its document changes with a reason, or not at all. */
export const FiledDialog = ({ message, given = '', action = 'confirm', below, onClose, onReason }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useTyped(`filed.${message}`, '');
  const reason = given || typed.trim();
  return (
    <ConfirmModal
      open
      title={translate('shell.filed.title')}
      // "Batalkan" would be read as what is asked for where that is a cancellation.
      cancel={translate('shell.kit.back')}
      confirm={translate(given ? 'shell.filed.go_on_given' : `shell.filed.${action}`)}
      disabled={reason === ''}
      onClose={onClose}
      onConfirm={() => onReason(reason)}
    >
      <p style={{ marginBottom: 12 }}>{message}</p>
      {given ? (
        <p>{translate('shell.filed.given', { reason: given })}</p>
      ) : (
        <TextInput
          label={translate('shell.kit.reason')}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST_REASON}
          rows={2}
        />
      )}
      {below}
    </ConfirmModal>
  );
};
