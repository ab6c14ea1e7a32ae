import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import type { PayStep } from '#domain/billing/payment/step.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { PageSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { usePayable } from './pay-api.ts';

export type Payable = PayableView & { readonly refresh: () => Promise<void> };

export const stepPath = (businessKey: string, step: PayStep): string => `/main/ebilling/pay/${businessKey}/${step}`;

/** Whether a step can be looked at as things stand; the others lead to where the payment really is. */
const allowed: Readonly<Record<PayStep, (payable: PayableView, changing: boolean) => boolean>> = {
  'choose-bank': ({ step }, changing) => changing || step === 'choose-bank',
  'virtual-account': ({ current, step }) => step === 'virtual-account' && current !== null,
  'payment-guide': ({ current, step }) => current !== null && step !== 'success-payment',
  'confirm-ntpn': ({ step }) => step !== 'success-payment',
  'success-payment': ({ step }) => step === 'success-payment',
};

/** A step of the wizard with what is to be paid. Whoever comes back, or whom the bank has overtaken, lands on the right one. */
export const AtStep = ({ step, children }: { step: PayStep; children: (payable: Payable) => ReactNode }) => {
  const translate = useTranslate();
  const { businessKey = '' } = useParams();
  const { state } = useLocation();
  const { data, error, refresh } = usePayable(businessKey);
  if (error && !data)
    return (
      <div className="pay-page">
        <h1>{translate('payScreen.title')}</h1>
        <Alert severity="error" title={error.message} live />
      </div>
    );
  if (!data) return <PageSkeleton />;
  const changing = (state as { changing?: boolean } | null)?.changing === true && data.step !== 'success-payment';
  if (!allowed[step](data, changing)) return <Navigate to={stepPath(businessKey, data.step)} replace />;
  return children({ ...data, refresh });
};
