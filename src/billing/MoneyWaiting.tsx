import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/text/format.ts';
import { Alert } from '../kit/Alert.tsx';
import { useHeld } from '../kit/session-context.ts';
import { useGet } from '../kit/use-call.ts';
import type { MisfitView } from './billing-api.ts';
import { billingPaths } from './paths.ts';

/** Money that came for this code and still waits for somebody to decide. */
export const MoneyWaiting = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const maySee = useHeld('EBILLING_PAYMENT_VIEW');
  const { data } = useGet<MisfitView[]>(maySee ? '/ebilling/misfits' : null, { quiet: true, staleTime: 0 });
  return data
    ?.filter(({ payment }) => payment?.billings.some((code) => code.id === id))
    .map((misfit) => (
      <Alert
        key={misfit.id}
        severity="error"
        title={translate(`billing.pay.misfit.${misfit.why}`)}
        actions={
          <Button component={Link} to={billingPaths.payment(misfit.payment?.id ?? '')} variant="outlined" size="small">
            {translate('payScreen.misfit.decide')}
          </Button>
        }
      >
        {translate('payScreen.misfit.came', { amount: formatRupiah(misfit.amount) })}
      </Alert>
    ));
};
