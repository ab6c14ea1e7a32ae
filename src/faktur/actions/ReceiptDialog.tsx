import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type CollectorReceiptInput, receiptUntil } from '#domain/faktur/collector-receipt.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

type Props = {
  readonly about: ReactNode;
  /** For a single invoice: its date and masa limit the payment date. */
  readonly invoice?: { readonly id: string; readonly date: string; readonly period: string };
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onKeep: (receipt: CollectorReceiptInput) => Promise<unknown>;
};

export const ReceiptDialog = ({ about, invoice, busy, onClose, onKeep }: Props) => {
  const translate = useTranslate();
  const [ntpn, setNtpn] = useStoredState(`receipt.${invoice?.id ?? ''}.ntpn`, '');
  const [date, setDate] = useStoredState(`receipt.${invoice?.id ?? ''}.date`, '');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const words = (key: string, params?: Record<string, unknown>) => translate(`fakturScreen.receipt.${key}`, params);
  const until = invoice && receiptUntil(invoice.period);
  return (
    <ConfirmModal
      open
      title={translate('faktur.moves.keepReceipt')}
      confirm={words('save')}
      busy={busy}
      disabled={ntpn.trim() === '' || date === ''}
      onClose={onClose}
      onConfirm={() => void onKeep({ ntpn, date }).catch((problem: unknown) => setRefused(fieldErrorsOf(problem)))}
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
        <DayInput
          label={words('date')}
          value={date}
          onChange={setDate}
          error={refused.date}
          min={invoice?.date}
          max={jakartaDay(Date.now())}
          helper={until && date > until ? words('late', { day: formatDay(until) }) : undefined}
        />
      </div>
    </ConfirmModal>
  );
};
