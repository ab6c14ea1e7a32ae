import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { PaymentView } from '#domain/billing/view.ts';
import { newKey } from '../../client/new-key.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { type Payable, type Start, stepPath } from './use-pay-step.tsx';

type Choice = Omit<Start, 'businessKey' | 'cancelOthers'>;

/** Begins a payment. Where it ends others, the person is asked first; a press repeated by the network begins one payment. */
export const useStart = (payable: Payable) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [asked, setAsked] = useState<{ choice: Choice; count: number } | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const replaces = (payable.current?.canCancel ? 1 : 0) + payable.othersPending;

  const begin = async (choice: Choice, cancelOthers: boolean) => {
    setErrors({});
    try {
      const body: Start = { businessKey: payable.id, ...choice, ...(cancelOthers ? { cancelOthers } : {}) };
      const made = await ask<PaymentView>('POST', '/ebilling/bulk-payment', body, { key: newKey() });
      setAsked(null);
      await payable.refresh();
      navigate(stepPath(payable.id, made.method === 'counter' ? 'payment-guide' : 'virtual-account'));
    } catch (error) {
      const said = problemOf(error);
      if (said?.code === 'pending_payments')
        setAsked({ choice, count: typeof said.pending === 'number' ? said.pending : 1 });
      else {
        setAsked(null);
        setErrors(fieldErrorsOf(error));
        void payable.refresh();
      }
    }
  };
  const start = (choice: Choice) => {
    if (replaces > 0) setAsked({ choice, count: replaces });
    else void begin(choice, false);
  };

  const modal = (
    <ConfirmModal
      open={asked !== null}
      title={translate('payScreen.others.title')}
      confirm={translate('payScreen.others.go_on')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={() => setAsked(null)}
      onConfirm={() => asked && void begin(asked.choice, true)}
    >
      <p>{translate('payScreen.others.text', { smart_count: asked?.count ?? 0 })}</p>
    </ConfirmModal>
  );
  return { start, busy, errors, modal };
};
