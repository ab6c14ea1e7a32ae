import { useTranslate } from 'react-admin';
import { isEditable } from '#domain/billing/status-queries.ts';
import { Identifier } from '../ui/layout/Identifier.tsx';
import type { BillingListRow } from './billing-api.ts';

/** The code a billing has, or why it has none yet. */
export const BillingCode = ({ of }: { of: BillingListRow }) => {
  const translate = useTranslate();
  if (of.code) return <Identifier value={of.code} form="billing" />;
  return (
    <span className="sec">
      {translate(isEditable(of) ? 'billingScreen.list.no_code' : 'billingScreen.list.requesting')}
    </span>
  );
};
