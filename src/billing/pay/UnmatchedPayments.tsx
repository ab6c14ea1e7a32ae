import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { needsPerson } from '#domain/billing/payment/balance.ts';
import type { CompanyUnmatchedPayment, PaymentView } from '#domain/billing/view.ts';
import { isZero } from '#domain/definition/money.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { RESOURCE } from '../billing-api.ts';

type Decision = 'used' | 'returned';

type Props = {
  readonly unmatchedPayment: CompanyUnmatchedPayment;
  readonly decision: Decision;
  readonly onClose: () => void;
};

const ResolveUnmatchedPayment = ({ unmatchedPayment, decision, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy } = useCall();
  const [note, setNote] = useStoredState(`money.${unmatchedPayment.id}`, '');
  const resolve = async () => {
    const done = await run('POST', '/ebilling/unmatched-payments/{id}/resolve', {
      path: { id: unmatchedPayment.id },
      body: {
        resolution: decision,
        ...(note.trim() ? { note: note.trim() } : {}),
      },
    });
    if (done) notify(`payScreen.misfit.${decision}_done`, { type: 'success' });
    // Also after a refusal: another user may have decided meanwhile.
    await client.invalidateQueries({ queryKey: ['get'] });
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    onClose();
  };
  return (
    <ConfirmModal
      open
      title={translate(`payScreen.misfit.${decision}_title`)}
      confirm={translate(`payScreen.misfit.${decision}`)}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void resolve()}
    >
      <p style={{ marginBottom: 16 }}>
        {translate(`payScreen.misfit.${decision}_text`, { amount: formatRupiah(unmatchedPayment.amount) })}
      </p>
      <TextInput
        label={translate('payScreen.misfit.note')}
        mark="optional"
        value={note}
        onChange={setNote}
        maxLength={500}
      />
    </ConfirmModal>
  );
};

const Open = ({ payment, unmatchedPayment }: { payment: PaymentView; unmatchedPayment: CompanyUnmatchedPayment }) => {
  const translate = useTranslate();
  const mayDecide = useMay('ebilling/payment', 'create');
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const amount = formatRupiah(unmatchedPayment.amount);
  const due = formatRupiah(payment.due);
  // Only the full amount pays a code.
  const whole = payment.held === payment.due;
  return (
    <>
      <Alert
        severity="error"
        live
        title={translate(`billing.pay.misfit.${unmatchedPayment.why}`)}
        actions={
          mayDecide && (
            <>
              {whole && (
                <Button variant="contained" size="small" onClick={() => setDeciding('used')}>
                  {translate('payScreen.misfit.used')}
                </Button>
              )}
              <Button variant="outlined" size="small" onClick={() => setDeciding('returned')}>
                {translate('payScreen.misfit.returned')}
              </Button>
            </>
          )
        }
      >
        {translate(`payScreen.misfit.${amount === due ? 'came' : 'differs'}`, { amount, due })}
      </Alert>
      {deciding && (
        <ResolveUnmatchedPayment
          unmatchedPayment={unmatchedPayment}
          decision={deciding}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
};

export const UnmatchedPayments = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  return payment.unmatchedPayments.map((unmatchedPayment) => {
    if (unmatchedPayment.resolution === null)
      return <Open key={unmatchedPayment.id} payment={payment} unmatchedPayment={unmatchedPayment} />;
    const { id, why, resolution, amount } = unmatchedPayment;
    // A partial refund is arranged with the bank by a person, and no bank reports it.
    const isPart = why === 'not_settled' && !isZero(payment.returned);
    const isGoing = needsPerson(payment);
    return resolution === 'returned' && !isZero(payment.held) && (isGoing || isPart) ? (
      <Alert key={id} severity="info" title={translate('billing.pay.resolution.returned')}>
        {translate(`payScreen.misfit.${isGoing ? 'going' : 'part'}`, { amount: formatRupiah(amount) })}
      </Alert>
    ) : null;
  });
};
