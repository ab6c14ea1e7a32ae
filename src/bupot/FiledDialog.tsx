import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { ConfirmModal } from '../ui/feedback/Modal.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';

type Props = {
  /** What the server says of the masa. */
  readonly said: string;
  /** A reason said before: it does for this too, and is not asked for again. */
  readonly given?: string;
  /** What is done with the reason: the slip is kept, or what was asked for goes on. */
  readonly action?: 'confirm' | 'go_on';
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
};

/** The return of the masa is filed: the slip is kept with a reason, or not at all. */
export const FiledDialog = ({ said, given = '', action = 'confirm', onClose, onReason }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const reason = given || typed.trim();
  return (
    <ConfirmModal
      open
      title={translate('bupotForm.filed.title')}
      // "Batalkan" would be read as what is asked for where that is a cancellation.
      cancel={translate('shell.kit.back')}
      confirm={translate(given ? 'bupotForm.filed.go_on_given' : `bupotForm.filed.${action}`)}
      disabled={reason === ''}
      onClose={onClose}
      onConfirm={() => onReason(reason)}
    >
      <p style={{ marginBottom: 12 }}>{said}</p>
      {given ? (
        <p>{translate('bupotForm.filed.given', { reason: given })}</p>
      ) : (
        <TextInput
          label={translate('shell.kit.reason')}
          value={typed}
          onChange={setTyped}
          maxLength={LONGEST_REASON}
          rows={2}
        />
      )}
    </ConfirmModal>
  );
};
