import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DepositUseInput } from '#domain/spt/deposit-use.ts';
import type { DepositView } from '#domain/spt/money-schema.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { RupiahInput } from '../../ui/inputs/RupiahInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Day, Money } from '../../ui/layout/values.tsx';

type DepositAccount = NonNullable<DepositView['deposit']>;

type DialogProps = {
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Rejects if the request is refused. */
  readonly onKeep: (use: DepositUseInput) => Promise<unknown>;
};

export const DepositUseDialog = ({ busy, onClose, onKeep }: DialogProps) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptMoney.deposit.${key}`);
  const [amount, setAmount] = useStoredState('use.amount', '');
  const [date, setDate] = useStoredState('use.date', '');
  const [reason, setReason] = useStoredState('use.reason', '');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return (
    <ConfirmModal
      open
      title={words('elsewhere')}
      confirm={words('keep')}
      busy={busy}
      disabled={amount === '' || date === '' || reason.trim() === ''}
      onClose={onClose}
      onConfirm={() =>
        void onKeep({ amount, date, reason: reason.trim() }).catch((problem: unknown) =>
          setRefused(fieldErrorsOf(problem)),
        )
      }
    >
      <p style={{ marginBottom: 12 }}>{words('elsewhere_text')}</p>
      <div style={{ display: 'grid', gap: 12 }}>
        <RupiahInput label={words('amount')} value={amount} onChange={setAmount} error={refused.amount} />
        <DayInput label={words('date')} value={date} onChange={setDate} error={refused.date} />
        <TextInput
          label={words('reason')}
          value={reason}
          onChange={setReason}
          error={refused.reason}
          helper={words('reason_help')}
          maxLength={200}
        />
      </div>
    </ConfirmModal>
  );
};

export const DepositUses = ({
  uses,
  busy,
  onDrop,
}: {
  readonly uses: DepositAccount['uses'];
  readonly busy: boolean;
  readonly onDrop: (id: string) => void;
}) => {
  const translate = useTranslate();
  return (
    <ul className="bill-block-list" aria-label={translate('sptMoney.deposit.elsewhere')}>
      {uses.map(({ id, amount, date, reason, createdBy }) => (
        <li key={id}>
          <span className="grow">
            <Money value={amount} unit /> · <Day value={date} /> · {reason} <span className="sec">({createdBy})</span>
          </span>
          <Button
            size="small"
            disabled={busy}
            aria-label={translate('sptMoney.deposit.drop_one', { reason })}
            onClick={() => onDrop(id)}
          >
            {translate('sptMoney.deposit.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
