import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { madeByHand } from '#domain/billing/pairs.ts';
import type { TaxReturn } from '#domain/billing/tax-return.ts';
import { isPeriod } from '#domain/definition/day.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { useBilling } from './BillingFormContext.tsx';

const made: Partial<Record<TaxReturn, IncomeReturn>> = { unifikasi: 'UNIFIKASI', pph21: 'PPH21' };
const lists = { UNIFIKASI: '/ebupot/unifikasi/spt', PPH21: '/ebupot/pph21/spt' } as const satisfies Record<
  IncomeReturn,
  string
>;

/**
 * The return that bills a tax of a masa (YYYY-MM): the return if it exists, else the page that creates it or its list.
 * Null if this user has none.
 */
const useWayToReturn = (taxReturn: TaxReturn | null, period: string): string | null => {
  const maySee = useMay('ebupot/unifikasi/spt', 'list');
  const mayMake = useMay('ebupot/unifikasi/spt', 'create');
  const type = taxReturn ? made[taxReturn] : undefined;
  const isOffered = type && maySee && isPeriod(period);
  const { data } = useGet(isOffered ? lists[type] : null, {
    query: { range: '[0,0]', sort: '["revision","DESC"]', filter: JSON.stringify({ period }) },
    quiet: true,
  });
  if (!type || !maySee) return null;
  const [known] = data ?? [];
  if (known) return sptBills(known);
  return mayMake && isPeriod(period) ? sptPosting(type, period) : sptPlaces[type];
};

/**
 * In Coretax the code for a tax of a return is created by the return: links to it, and says what may be paid in
 * advance.
 */
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
