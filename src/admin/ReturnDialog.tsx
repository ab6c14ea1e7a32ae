import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MisfitRecord } from '#domain/billing/stored.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ConfirmModal } from '../kit/Modal.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useCall } from '../kit/use-call.ts';
import { LOST } from './paths.ts';

type Props = { of: MisfitRecord; onClose: () => void; onDone: () => void };

/** Asks why money went back, after it was sent at the bank. */
export const ReturnDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (!(await run('POST', `${LOST}/${of.id}/return`, { reason: reason.trim() }))) return;
    notify('adminScreen.lost.return_done', { type: 'success' });
    onDone();
  };
  return (
    <ConfirmModal
      open
      danger
      title={translate('adminScreen.lost.return_title')}
      confirm={translate('adminScreen.lost.return')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p style={{ marginBottom: 16 }}>
        {translate('adminScreen.lost.return_text', { amount: formatRupiah(of.amount), movement: of.movement })}
      </p>
      <TextInput label={translate('adminScreen.lost.reason')} value={reason} onChange={setReason} maxLength={500} />
    </ConfirmModal>
  );
};
