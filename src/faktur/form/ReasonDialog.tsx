import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../kit/form/Field.tsx';
import { ConfirmModal } from '../../kit/Modal.tsx';

const LONGEST = 255;

/** Why an approved invoice is replaced; it stays with the substitute. */
export const ReasonDialog = ({ onClose, onReason }: { onClose: () => void; onReason: (reason: string) => void }) => {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <ConfirmModal
      open
      title={translate('fakturScreen.substitute.title')}
      confirm={translate('fakturScreen.substitute.confirm')}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onReason(reason.trim())}
    >
      <p style={{ marginBottom: 12 }}>{translate('fakturScreen.substitute.text')}</p>
      <Field path="reason" label={translate('fakturScreen.field.reason')} span={12}>
        {(link) => (
          <textarea
            {...link}
            className="inp"
            rows={3}
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmModal>
  );
};
