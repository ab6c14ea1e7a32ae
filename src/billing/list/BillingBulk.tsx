import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '#domain/text/format.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { BulkFrame, type BulkLead } from '../../ui/list/BulkFrame.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { useBulk, useEligible } from '../../ui/list/use-bulk.tsx';
import { type Billing, type Eligible, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';

/** What can be done with the chosen codes: pay them in one go, slips, export, delete with what stands in its way. */
export const BillingBulk = ({ target, count, rows, clear }: BulkProps<Billing>) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBillingApi();
  const mayPay = useMay('ebilling/payment', 'create');
  const mayDelete = useMay('ebilling', 'remove');
  const { start, ask, dialog } = useBulk(clear);
  const ready = useEligible('pay', target, () => api.eligible(target, 'pay'), mayPay);
  const words = (key: string, params?: Record<string, string>) => translate(`billingScreen.bulk.${key}`, params);

  const payNow = async ({ ids }: Eligible) => {
    const made = await api.payable(ids).catch(() => null);
    if (made) navigate(billingPaths.pay(made.businessKey));
  };
  const slips = () =>
    void ask(() => api.eligible(target, 'ssp'), {
      title: words('slips'),
      text: words('slips_failed'),
      go: () => void start(() => api.slips(target)),
    });
  /** What is being paid blocks the deletion of the whole selection; the person was told, so those that may go are named. */
  const removable = ({ ids, eligible, total }: Eligible) =>
    eligible < total && ids.length === eligible ? { ids } : target;
  const remove = () =>
    void ask(() => api.eligible(target, 'delete'), {
      title: translate('billing.asks.remove.title'),
      text: translate('billing.asks.remove.some_text'),
      confirm: (some) => translate('billing.asks.remove.some', { count: some }),
      go: (some) => void start(() => api.removeAll(removable(some))),
    });
  const exported = (format: 'xlsx' | 'csv'): MenuChoice => ({
    key: format,
    icon: 'document',
    label: words(format),
    onPick: () => void start(() => api.exportTo(format, target)),
  });
  const removal: MenuChoice = { key: 'remove', icon: 'trash', label: words('remove'), danger: true, onPick: remove };
  const pay: BulkLead = {
    icon: 'card',
    label: ready ? words('pay_some', { count: formatCount(ready) }) : words('pay'),
    disabled: api.busy || ready === 0,
    onPick: () =>
      void ask(() => api.eligible(target, 'pay'), { title: words('pay_title'), go: (some) => void payNow(some) }),
  };
  return (
    <BulkFrame
      sum={rows.length === count ? { label: words('sum'), amounts: rows.map(({ amount }) => amount) } : null}
      leads={mayPay ? [pay] : []}
      choices={[
        { key: 'slips', icon: 'download', label: words('slips'), onPick: slips },
        exported('xlsx'),
        exported('csv'),
        ...(mayDelete ? [removal] : []),
      ]}
    >
      {dialog}
    </BulkFrame>
  );
};
