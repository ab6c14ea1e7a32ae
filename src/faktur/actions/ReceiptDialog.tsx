import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, shownInForm, useCall } from '../../ui/feedback/use-call.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { RESOURCE } from '../faktur-api.ts';

type Props = {
  readonly invoice: { readonly id: string; readonly version: number };
  /** Which invoice it is, in words. */
  readonly about: ReactNode;
  readonly onClose: () => void;
  readonly onKept: () => void;
};

/** The receipt a collector paid the PPN of one invoice with, as he handed it over. */
export const ReceiptDialog = ({ invoice: { id, version }, about, onClose, onKept }: Props) => {
  const translate = useTranslate();
  const { ask, busy } = useCall();
  const [ntpn, setNtpn] = useState('');
  const [date, setDate] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const words = (key: string) => translate(`fakturScreen.receipt.${key}`);
  const keep = () =>
    ask('PUT', `/${RESOURCE}/${id}/collector-receipt`, { version, ntpn, date }, shownInForm).then(
      onKept,
      (problem: unknown) => setRefused(fieldErrorsOf(problem)),
    );
  return (
    <ConfirmModal
      open
      title={translate('faktur.moves.keepReceipt')}
      confirm={words('save')}
      busy={busy}
      disabled={ntpn.trim() === '' || date === ''}
      onClose={onClose}
      onConfirm={() => void keep()}
    >
      {about}
      <p style={{ margin: '8px 0 12px' }}>{words('text')}</p>
      <div style={{ display: 'grid', gap: 12 }}>
        <TextInput
          label={words('ntpn')}
          value={ntpn}
          onChange={setNtpn}
          error={refused.ntpn}
          helper={translate('billing.ntpn.pattern')}
          autoComplete="off"
          maxLength={40}
        />
        <DayInput label={words('date')} value={date} onChange={setDate} error={refused.date} />
      </div>
    </ConfirmModal>
  );
};
