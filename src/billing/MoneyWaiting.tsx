import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/text/format.ts';
import { readAgain, useEvents } from '../client/events.ts';
import { Alert } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { billingPaths } from './paths.ts';

const UNMATCHED = '/ebilling/unmatched-payments';

export const MoneyWaiting = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const maySee = useMay('ebilling/payment', 'show');
  const client = useQueryClient();
  const { data } = useGet(maySee ? '/ebilling/unmatched-payments' : null, { quiet: true, staleTime: 0 });
  const again = () => void readAgain(client, { queryKey: ['get', UNMATCHED] });
  useEvents('payment', again, again);
  return data
    ?.filter(({ payment }) => payment?.billings.some((code) => code.id === id))
    .map((unmatchedPayment) => (
      <Alert
        key={unmatchedPayment.id}
        severity="error"
        title={translate(`billing.pay.misfit.${unmatchedPayment.why}`)}
        actions={
          <Button
            component={Link}
            to={billingPaths.payment(unmatchedPayment.payment?.id ?? '')}
            variant="outlined"
            size="small"
          >
            {translate('payScreen.misfit.decide')}
          </Button>
        }
      >
        {translate('payScreen.misfit.came', { amount: formatRupiah(unmatchedPayment.amount) })}
      </Alert>
    ));
};
