import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PaymentView } from '#domain/billing/view.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { type Payable, stepPath } from './use-pay-step.tsx';

export const CancelPayment = ({
  payable,
  payment,
  onClose,
}: {
  payable: Payable;
  payment: PaymentView;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { run, busy } = useCall();
  const cancel = async () => {
    const done = await run('DELETE', '/ebilling/payment/{id}', { path: { id: payment.id } });
    if (done)
      notify(payment.method === 'va' ? 'billing.pay.va_cancelled' : 'billing.pay.cancelled', { type: 'success' });
    onClose();
    await payable.refresh();
    if (done) navigate(stepPath(payable.id, 'choose-bank'));
  };
  const kind = payment.method === 'va' ? 'va' : 'payment';
  return (
    <ConfirmModal
      open
      danger
      title={translate(`payScreen.cancel.${kind}_title`)}
      confirm={translate(`payScreen.cancel.${kind}`)}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void cancel()}
    >
      <p>{translate(`payScreen.cancel.${kind}_text`)}</p>
    </ConfirmModal>
  );
};
