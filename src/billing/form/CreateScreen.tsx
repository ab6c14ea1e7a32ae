import { useTranslate } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type BillingInput, noExtras, type Owner, ownPayer } from '#domain/billing/record.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { PageSkeleton } from '../../ui/feedback/notices.tsx';
import { useFormStart } from '../../ui/feedback/use-call.ts';
import { NoForm } from '../../ui/form/NoForm.tsx';
import { billingPaths } from '../paths.ts';
import { BillingForm } from './BillingForm.tsx';

export const emptyBilling = (owner: Owner, today: string): BillingInput => {
  const period = periodAfter(periodOf(today), -1);
  return { ...noExtras, ...ownPayer(owner), kap: '', kjs: '', periodFrom: period, periodTo: period, amount: '' };
};

export const inputOf = (of: BillingInput): BillingInput => ({
  kap: of.kap,
  kjs: of.kjs,
  periodFrom: of.periodFrom,
  periodTo: of.periodTo,
  amount: of.amount,
  description: of.description,
  assessmentNumber: of.assessmentNumber,
  nop: of.nop,
  objectAddress: of.objectAddress,
  objectProvince: of.objectProvince,
  objectCity: of.objectCity,
  objectDistrict: of.objectDistrict,
  objectSubdistrict: of.objectSubdistrict,
  payerKind: of.payerKind,
  payerNpwp: of.payerNpwp,
  payerNik: of.payerNik,
  payerName: of.payerName,
  payerAddress: of.payerAddress,
  payerCity: of.payerCity,
  payerKpp: of.payerKpp,
  depositorName: of.depositorName,
});

export const BillingCreate = () => {
  const translate = useTranslate();
  const location = useLocation();
  const [search] = useSearchParams();
  const from = search.get('dari');
  const [, kap = '', kjs = ''] = /^(\d{6})-(\d{3})$/.exec(search.get('kode') ?? '') ?? [];
  const start = useFormStart('/ebilling/initial');
  const repairing = useFormStart(from ? '/ebilling/{id}' : null, { path: { id: from ?? '' } });
  const failed = start.error ?? repairing.error;
  if (failed) {
    const list = { label: translate('billingScreen.list.title'), to: billingPaths.list };
    return <NoForm title={translate('billingScreen.form.title')} list={list} message={failed.message} />;
  }
  if (!start.data || (from && (!repairing.data || repairing.isFetching))) return <PageSkeleton />;
  const { company, today } = start.data;
  const values: BillingInput = repairing.data ? inputOf(repairing.data) : { ...emptyBilling(company, today), kap, kjs };
  return (
    <BillingForm
      // Resets the form after "Save and make another".
      key={location.key}
      values={values}
      owner={company}
      today={today}
      repairing={repairing.data ?? null}
    />
  );
};
