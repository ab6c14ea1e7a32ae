import { useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingStart, BillingView } from '#domain/billing/view-schema.ts';
import { PageSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { RESOURCE } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { BillingForm } from './BillingForm.tsx';
import { inputOf } from './input-of.ts';
import { emptyBilling } from './start.ts';

/** An empty form, or one filled with what the office refused. */
export const BillingCreate = () => {
  const translate = useTranslate();
  const location = useLocation();
  const from = useSearchParams()[0].get('dari');
  const start = useFormStart<BillingStart>(`/${RESOURCE}/initial`);
  const mending = useFormStart<BillingView>(from ? `/${RESOURCE}/${from}` : null);
  const failed = start.error ?? mending.error;
  if (failed) {
    const list = { label: translate('billingScreen.list.title'), to: billingPaths.list };
    return <NoForm title={translate('billingScreen.form.title')} list={list} message={failed.message} />;
  }
  if (!start.data || (from && (!mending.data || mending.isFetching))) return <PageSkeleton />;
  const { company, today } = start.data;
  const values: BillingInput = mending.data ? inputOf(mending.data) : emptyBilling(company, today);
  return (
    <BillingForm
      // "Save and make another" comes back here for a new, empty form.
      key={location.key}
      values={values}
      owner={company}
      today={today}
      mending={mending.data ?? null}
    />
  );
};
