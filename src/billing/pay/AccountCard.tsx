import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { needsPerson } from '#domain/billing/payment/balance.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { jakartaTime } from '#domain/scope.ts';
import { splitDecimal } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { BankLink } from '../../ui/layout/BankLink.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import { CancelPayment } from './CancelPayment.tsx';
import { paymentLook } from './payment-look.ts';
import { Ring } from './Ring.tsx';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';
import { type Payable, stepPath } from './use-pay-step.tsx';

const Number16 = ({ value }: { value: string }) => {
  const parts = value.match(/.{1,4}/g) ?? [value];
  let at = 0;
  return (
    <span className="va">
      {parts.map((part) => {
        at += part.length;
        return <i key={at}>{part}</i>;
      })}
    </span>
  );
};

const digitsOf = (amount: string): string => splitDecimal(amount, 0).whole.replaceAll('.', '');

const Status = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  const { checkedAt, status } = payment;
  const seconds = checkedAt === null ? '' : String(new Date(checkedAt).getSeconds()).padStart(2, '0');
  const time = checkedAt === null ? '' : `${jakartaTime(checkedAt).replace(':', '.')}.${seconds}`;
  return (
    <div>
      <span className="lab num">
        {checkedAt === null ? translate('payScreen.va.status') : translate('payScreen.va.checked', { time })}
      </span>
      <div className="row va-state" role="status">
        <DocumentChip of={paymentLook} status={status} />
      </div>
    </div>
  );
};

type Props = { readonly payable: Payable; readonly payment: PaymentView; readonly name: string };

export const AccountCard = ({ payable, payment, name }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, busy } = useCall();
  const mayPay = useMay('ebilling/payment', 'create');
  const simulated = useSession().setting.simulated.bank;
  const [cancelling, setCancelling] = useState(false);
  const { accountNumber, expiresAt, createdAt, due, method, id } = payment;
  const payer = payable.billings[0]?.payerName ?? '';
  // A payment with a wrong amount arrived: paying again would pay twice.
  const decide = needsPerson(payment);
  const check = async () => {
    await run('POST', '/ebilling/payment/{id}/check', { path: { id } });
    await payable.refresh();
  };
  return (
    <section className="card va-card" aria-labelledby="va-bank">
      <div className="va-top">
        <div className="grow">
          <div className="row va-bank">
            <span className="way-mark">
              <Icon name={method === 'ovo' ? 'phone' : 'bank'} size={16} />
            </span>
            <div>
              <h2 id="va-bank">{name}</h2>
              <div className="small sec">{translate(`payScreen.va.${method}_holder`, { payer })}</div>
            </div>
          </div>
          <span className="lab">{translate(`payScreen.va.${method === 'ovo' ? 'phone' : 'number'}`)}</span>
          {accountNumber ? (
            <div className="row">
              <Number16 value={accountNumber} />
              {method === 'va' && (
                <span className="va-copy">
                  <CopyButton value={accountNumber} />
                </span>
              )}
            </div>
          ) : (
            <p className="va-opening" role="status">
              {translate('payScreen.va.opening')}
            </p>
          )}
        </div>
        {expiresAt !== null && !decide && <Ring from={createdAt} until={expiresAt} />}
      </div>
      <UnmatchedPayments payment={payment} />
      <div className="va-facts">
        <div>
          <span className="lab">{translate('payScreen.va.exact')}</span>
          <div className="row">
            <span className="va-sum">
              <Money value={due} unit />
            </span>
            <CopyButton value={digitsOf(due)} />
          </div>
        </div>
        <Status payment={payment} />
      </div>
      <div className="row wrap pay-acts">
        <Button variant={decide ? 'outlined' : 'contained'} disabled={busy} onClick={() => void check()}>
          {translate(decide ? 'payScreen.va.look' : 'payScreen.va.check')}
        </Button>
        {payment.canCancel && mayPay && (
          <Button
            variant="outlined"
            onClick={() => navigate(stepPath(payable.id, 'choose-bank'), { state: { changing: true } })}
          >
            {translate('payScreen.va.change')}
          </Button>
        )}
        <span className="grow" />
        {payment.canCancel && mayPay && (
          <Button variant="text" color="error" onClick={() => setCancelling(true)}>
            {translate(`payScreen.cancel.${method === 'va' ? 'va' : 'payment'}`)}
          </Button>
        )}
      </div>
      {simulated && !decide && (
        <div className="va-sim">
          <BankLink words="payScreen.va.simulator" />
        </div>
      )}
      {cancelling && <CancelPayment payable={payable} payment={payment} onClose={() => setCancelling(false)} />}
    </section>
  );
};
