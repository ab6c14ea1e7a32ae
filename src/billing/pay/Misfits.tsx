import { useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../../kit/Alert.tsx';
import type { PaymentView } from './pay-api.ts';

/** Money that came and does not fit, said as soon as it is known. */
export const Misfits = ({ payment }: { payment: PaymentView }) => {
  const translate = useTranslate();
  const open = payment.misfits.filter(({ resolution }) => resolution === null);
  return open.map(({ id, why, amount }) => (
    <Alert key={id} severity="error" live title={translate(`billing.pay.misfit.${why}`)}>
      {translate('payScreen.misfit', { amount: formatRupiah(amount), due: formatRupiah(payment.due) })}
    </Alert>
  ));
};
