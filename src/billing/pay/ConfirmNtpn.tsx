import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isPaid } from '#domain/billing/status-queries.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { BankLink } from '../../ui/layout/BankLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { ConfirmForm } from '../confirm/ConfirmForm.tsx';
import { PayFrame } from './PayFrame.tsx';
import { AtStep, stepPath } from './use-pay-step.tsx';

export const ConfirmNtpn = () => {
  const translate = useTranslate();
  const simulated = useSession().setting.simulated.djp;
  return (
    <AtStep step="confirm-ntpn">
      {(payable) => {
        const open = payable.billings.filter((code) => !isPaid(code));
        const done = payable.billings.length - open.length;
        const waits = payable.step === 'confirm-ntpn';
        return (
          <PayFrame payable={payable} step="confirm-ntpn">
            {waits && (
              <Alert severity="info" live title={translate('payScreen.confirm.waiting')}>
                {translate('payScreen.confirm.waiting_text')}
              </Alert>
            )}
            {done > 0 && (
              <Alert
                severity="success"
                title={translate('payScreen.confirm.done', { done, of: payable.billings.length })}
              />
            )}
            <Card
              title={translate('payScreen.confirm.title')}
              actions={
                <Button
                  component={Link}
                  size="small"
                  variant="text"
                  to={stepPath(payable.id, payable.current ? 'payment-guide' : 'choose-bank')}
                >
                  {translate('payScreen.confirm.back')}
                </Button>
              }
            >
              <p className="sec cf-lead">{translate('payScreen.confirm.text')}</p>
              <ConfirmForm key={open[0]?.id} codes={open} onDone={() => void payable.refresh()} />
              {simulated && (
                <p className="cf-sim">
                  <BankLink words="payScreen.counter.simulator" />
                </p>
              )}
            </Card>
          </PayFrame>
        );
      }}
    </AtStep>
  );
};
