import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { madeByHand } from '#domain/billing/pairs.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useBilling } from './BillingFormContext.tsx';
import { useWayToReturn } from './use-way-to-return.ts';

/** In Coretax a tax of a return gets its code from the return: which, the way there, and what may be paid ahead of it. */
export const ByReturn = () => {
  const { input, pair, change } = useBilling();
  const translate = useTranslate();
  const way = useWayToReturn(pair?.taxReturn ?? null, input.periodFrom);
  if (!pair?.taxReturn || madeByHand(pair, input.periodFrom)) return null;
  const name = translate(`billing.taxReturn.${pair.taxReturn}`);
  return (
    <div className="s12">
      <Alert
        severity="warning"
        actions={
          <>
            {way && (
              <Button component={Link} to={way} size="small" variant="contained">
                {translate('billingScreen.by_return.open', { name })}
              </Button>
            )}
            <Button size="small" variant="text" onClick={() => change({ kap: '411618', kjs: '100' })}>
              {translate('billingScreen.by_return.deposit')}
            </Button>
          </>
        }
      >
        {translate('billingScreen.by_return.text', { name })}
      </Alert>
    </div>
  );
};
