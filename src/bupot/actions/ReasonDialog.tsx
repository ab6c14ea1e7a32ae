import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LONGEST_REASON } from '#domain/definition/reason.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Field } from '../../ui/form/Field.tsx';

type Props = {
  /** Which slip, or how many of the chosen ones. */
  readonly about: ReactNode;
  readonly what: 'correct' | 'cancel';
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

/** A move that is not made without a reason. */
export const ReasonDialog = ({ about, what, danger = false, disabled = false, busy, onClose, onConfirm }: Props) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const words = (key: 'title' | 'text' | 'confirm') => translate(`bupotScreen.dialog.${what}.${key}`);
  return (
    <ConfirmModal
      open
      title={words('title')}
      // "Batalkan" beside "Batalkan bukti potong" would say nothing of which of the two keeps it.
      cancel={translate('shell.kit.back')}
      confirm={words('confirm')}
      danger={danger}
      busy={busy}
      disabled={disabled || reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
    >
      {about}
      <p style={{ margin: '8px 0 12px' }}>{words('text')}</p>
      <Field path="reason" label={translate('bupotScreen.dialog.reason')} span={12}>
        {(link) => (
          <textarea
            {...link}
            className="inp"
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmModal>
  );
};
