import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { needsPerson } from '#domain/billing/payment/balance.ts';
import { AccountCard } from './AccountCard.tsx';
import { GuideCard } from './GuideCard.tsx';
import { PayFrame } from './PayFrame.tsx';
import { AtStep, stepPath } from './use-pay-step.tsx';

export const VirtualAccount = () => {
  const translate = useTranslate();
  return (
    <AtStep step="virtual-account">
      {(payable) => {
        const { current, banks } = payable;
        if (!current) return <Navigate to={stepPath(payable.id, 'choose-bank')} replace />;
        const bank = banks.find((known) => known.bank === current.bank);
        const name = bank?.name ?? translate(`payScreen.method.${current.method}`);
        return (
          <PayFrame payable={payable} step="virtual-account">
            <AccountCard payable={payable} payment={current} name={name} />
            {bank && !needsPerson(current) && (
              <GuideCard bank={bank} due={current.due} payer={payable.billings[0]?.payerName ?? ''} />
            )}
          </PayFrame>
        );
      }}
    </AtStep>
  );
};
