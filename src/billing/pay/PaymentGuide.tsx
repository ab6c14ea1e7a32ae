import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { billingStatus } from '#domain/billing/status.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { BankLink } from '../../ui/layout/BankLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { CancelPayment } from './CancelPayment.tsx';
import { GuideCard } from './GuideCard.tsx';
import { PayFrame } from './PayFrame.tsx';
import { AtStep, type Payable, stepPath } from './use-pay-step.tsx';

const Codes = ({ payable }: { payable: Payable }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayPay = useMay('ebilling/payment', 'create');
  const simulated = useSession().setting.simulated.djp;
  const [cancelling, setCancelling] = useState(false);
  const { current } = payable;
  return (
    <Card title={translate('payScreen.counter.title')}>
      <ul className="cn-codes">
        {payable.billings.map((code) => (
          <li key={code.id}>
            <div className="grow">
              <span className="lab">{translate('payScreen.field.code')}</span>
              <div className="row">
                <span className="va">
                  <Identifier value={code.code} form="billing" />
                </span>
                <span className="va-copy">
                  <CopyButton value={code.code ?? ''} />
                </span>
              </div>
              <span className="small sec">{code.taxName}</span>
            </div>
            <div className="cn-sum">
              <span className="lab">{translate('payScreen.va.exact')}</span>
              <span className="va-sum">
                <Money value={code.amount} unit />
              </span>
              <DocumentChip of={billingStatus} status={code.status} />
            </div>
          </li>
        ))}
      </ul>
      <div className="row wrap pay-acts">
        <Button component={Link} to={stepPath(payable.id, 'confirm-ntpn')} variant="contained">
          {translate('payScreen.counter.paid')}
        </Button>
        {payable.methods.length > 1 && current?.canCancel && mayPay && (
          <Button
            variant="outlined"
            onClick={() => navigate(stepPath(payable.id, 'choose-bank'), { state: { changing: true } })}
          >
            {translate('payScreen.counter.change')}
          </Button>
        )}
        <span className="grow" />
        {current?.canCancel && mayPay && (
          <Button variant="text" color="error" onClick={() => setCancelling(true)}>
            {translate('payScreen.cancel.payment')}
          </Button>
        )}
      </div>
      {simulated && (
        <div className="cf-sim">
          <BankLink words="payScreen.counter.simulator" />
        </div>
      )}
      {cancelling && current && (
        <CancelPayment payable={payable} payment={current} onClose={() => setCancelling(false)} />
      )}
    </Card>
  );
};

export const PaymentGuide = () => (
  <AtStep step="payment-guide">
    {(payable) => {
      const { current, banks } = payable;
      if (!current) return <Navigate to={stepPath(payable.id, 'choose-bank')} replace />;
      const bank = banks.find((known) => known.bank === current.bank) ?? null;
      return (
        <PayFrame payable={payable} step="payment-guide">
          {current.method === 'counter' && <Codes payable={payable} />}
          <GuideCard bank={bank} due={current.due} payer={payable.billings[0]?.payerName ?? ''} />
        </PayFrame>
      );
    }}
  </AtStep>
);
