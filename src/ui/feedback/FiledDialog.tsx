import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { useStoredState } from '../form/use-stored-state.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { ConfirmModal } from './Modal.tsx';

type Props = {
  readonly message: string;
  readonly given?: string;
  /** `confirm` saves the document, `go_on` continues the requested action. */
  readonly action?: 'confirm' | 'go_on';
  readonly below?: ReactNode;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

export const FiledDialog = ({ message, given = '', action = 'confirm', below, onClose, onReason }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState(`filed.${message}`, '');
  const reason = given || typed.trim();
  return (
    <ConfirmModal
      open
      title={translate('shell.filed.title')}
      // "Batalkan" would be ambiguous if the action is a cancellation.
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
