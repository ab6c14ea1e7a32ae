import { useNavigate } from 'react-router-dom';
import { awaitsReceipt, hasMoneyUnderway, isEditable, isPayable } from '#domain/billing/status-queries.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { places } from './paths.ts';

export type BillingRow = NonNullable<HomeToDo['billing']>['rows'][number];

/** `key`: under `home.to_do.act`. A link, or a request that is made first. */
export type Act = { readonly key: string; readonly to: string } | { readonly key: string; readonly run: () => void };

export const useBillingAct = () => {
  const { run, busy } = useCall();
  const navigate = useNavigate();
  const mayPay = useMay('ebilling/payment', 'create');
  const mayLook = useMay('ebilling/payment', 'show');
  const mayConfirm = useMay('ebilling/ntpn', 'create');
  const mayRepair = useMay('ebilling', 'edit');
  const pay = async (id: string) => {
    const made = await run('POST', '/ebilling/bulk-payable', { body: { ids: [id] } });
    if (made) navigate(places.pay(made.businessKey));
  };
  const actOf = (row: BillingRow): Act => {
    if (isPayable(row) && mayPay) return { key: 'pay', run: () => void pay(row.id) };
    if (awaitsReceipt(row) && mayConfirm) return { key: 'confirm', to: places.confirm(row.id) };
    if (hasMoneyUnderway(row) && row.paymentId && mayLook) return { key: 'account', to: places.payment(row.paymentId) };
    if (isEditable(row) && mayRepair) return { key: 'mend', to: places.mend(row.id) };
    return { key: 'open', to: places.billing(row.id) };
  };
  return { actOf, busy };
};
