import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { maxima } from '#domain/faktur/maxima.ts';
import { ReasonField } from '../../ui/documents/MoveDialog.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';

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
      <ReasonField value={reason} onChange={setReason} longest={maxima.reason} />
    </ConfirmModal>
  );
};
