import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { needsPerson } from '#domain/billing/payment/standing.ts';
import type { PaymentView, ToldMisfit } from '#domain/billing/told.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../kit/Alert.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { type Decision, ResolveMisfit } from './ResolveMisfit.tsx';

const Open = ({ payment, misfit }: { payment: PaymentView; misfit: ToldMisfit }) => {
  const translate = useTranslate();
  const mayDecide = useHeld('EBILLING_PAYMENT_CREATE');
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const amount = formatRupiah(misfit.amount);
  const due = formatRupiah(payment.due);
  // Only the whole sum pays a code.
  const whole = payment.held === payment.due;
  return (
    <>
      <Alert
        severity="error"
        live
        title={translate(`billing.pay.misfit.${misfit.why}`)}
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
      {deciding && <ResolveMisfit misfit={misfit} decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
};

/** Money that came and does not fit, said as soon as it is known, with what may become of it. */
export const Misfits = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  return payment.misfits.map((misfit) => {
    if (misfit.resolution === null) return <Open key={misfit.id} payment={payment} misfit={misfit} />;
    return needsPerson(payment) && misfit.resolution === 'returned' ? (
      <Alert key={misfit.id} severity="info" title={translate('billing.pay.resolution.returned')}>
        {translate('payScreen.misfit.going', { amount: formatRupiah(misfit.amount) })}
      </Alert>
    ) : null;
  });
};
