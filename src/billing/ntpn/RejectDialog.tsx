import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmModal } from '../../kit/Modal.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { useCall } from '../../kit/use-call.ts';
import { NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';

type Props = { of: NtpnRecord; onClose: () => void; onDone: () => void };

/** Asks why a receipt is for no code of this company. */
export const RejectDialog = ({ of, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { run, busy } = useCall();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (!(await run('POST', `/${NTPN_RESOURCE}/${of.id}/reject`, { reason: reason.trim() }))) return;
    notify('billingScreen.ntpn.reject.done', { type: 'success' });
    onDone();
  };
  return (
    <ConfirmModal
      open
      danger
      title={translate('billingScreen.ntpn.reject.title')}
      confirm={translate('billingScreen.ntpn.reject.confirm')}
      busy={busy}
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      <p style={{ marginBottom: 16 }}>
        <b className="num">{of.ntpn}</b>. {translate('billingScreen.ntpn.reject.text')}
      </p>
      <TextInput
        label={translate('billingScreen.ntpn.match.reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
      />
    </ConfirmModal>
  );
};
