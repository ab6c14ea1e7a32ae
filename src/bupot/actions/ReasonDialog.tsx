import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { Field } from '../../kit/form/Field.tsx';
import { ConfirmModal } from '../../kit/Modal.tsx';
import { NamedSlip } from './NamedSlip.tsx';

/** As long as the trail keeps. */
const LONGEST = 500;

type Props = {
  readonly of: BupotListRow;
  readonly what: 'correct' | 'cancel';
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
};

/** A move of one slip that is not made without a reason. */
export const ReasonDialog = ({ of, what, danger = false, busy, onClose, onConfirm }: Props) => {
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
      disabled={reason.trim() === ''}
      onClose={onClose}
      onConfirm={() => onConfirm(reason.trim())}
    >
      <NamedSlip of={of} />
      <p style={{ margin: '8px 0 12px' }}>{words('text')}</p>
      <Field path="reason" label={translate('bupotScreen.dialog.reason')} span={12}>
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
