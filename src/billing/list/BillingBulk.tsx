import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { idBilling } from '#domain/billing/billing.ts';
import type { Eligible } from '#domain/definition/answers.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import type { BulkProps } from '../../ui/list/definition.ts';
import { type BillingListRow, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';

/** What can be done with the chosen codes: pay them in one go, slips, export, delete with what stands in its way. */
export const BillingBulk = (props: BulkProps<BillingListRow>) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBillingApi();
  const { target } = props;
  const payNow = async ({ ids }: Eligible) => {
    const made = await api.payable(ids).catch(() => null);
    if (made) navigate(billingPaths.pay(made.businessKey));
  };
  /** What is being paid blocks the deletion of the whole selection; the person was told, so those that may go are named. */
  const removable = ({ ids, eligible, total }: Eligible) =>
    eligible < total && ids.length === eligible ? { ids } : target;
  return (
    <DocumentBulk<BillingListRow, Eligible>
      {...props}
      of={idBilling}
      words="billingScreen.bulk"
      sum={{ label: translate('billingScreen.bulk.sum'), amount: ({ amount }) => amount }}
      eligible={(rule) => api.eligible(target, rule)}
      busy={api.busy}
      works={{
        pay: { lead: 'main', title: 'billingScreen.bulk.pay_title', go: (some) => void payNow(some) },
        ssp: { icon: 'download', text: 'billingScreen.bulk.slips_failed', start: () => api.slips(target) },
        xlsx: { whole: true, start: () => api.exportTo('xlsx', target) },
        csv: { whole: true, start: () => api.exportTo('csv', target) },
        remove: { text: 'billing.asks.remove.some_text', start: (some) => api.removeAll(removable(some)) },
      }}
    />
  );
};
