import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { needsPerson } from '#domain/billing/payment/balance.ts';
import type { PaymentView, ToldUnmatchedPayment } from '#domain/billing/view.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { type Decision, ResolveUnmatchedPayment } from './ResolveUnmatchedPayment.tsx';

const Open = ({ payment, unmatchedPayment }: { payment: PaymentView; unmatchedPayment: ToldUnmatchedPayment }) => {
  const translate = useTranslate();
  const mayDecide = useMay('ebilling/payment', 'create');
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const amount = formatRupiah(unmatchedPayment.amount);
  const due = formatRupiah(payment.due);
  // Only the whole sum pays a code.
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

/** Money that came and does not fit, said as soon as it is known, with what may become of it. */
export const UnmatchedPayments = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  return payment.unmatchedPayments.map((unmatchedPayment) => {
    if (unmatchedPayment.resolution === null)
      return <Open key={unmatchedPayment.id} payment={payment} unmatchedPayment={unmatchedPayment} />;
    return needsPerson(payment) && unmatchedPayment.resolution === 'returned' ? (
      <Alert key={unmatchedPayment.id} severity="info" title={translate('billing.pay.resolution.returned')}>
        {translate('payScreen.misfit.going', { amount: formatRupiah(unmatchedPayment.amount) })}
      </Alert>
    ) : null;
  });
};
