import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkConfirm, type BulkQuestion } from '../../kit/list/BulkConfirm.tsx';
import type { BulkProps } from '../../kit/list/definition.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { Money } from '../../kit/Money.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { type Billing, type Eligible, useBillingApi } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';

const MUST_TYPE_OVER = 20;

/** What can be done with the chosen codes: pay them in one go, slips, export, delete with what stands in its way. */
export const BillingBulk = ({ target, count, rows, clear }: BulkProps<Billing>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const api = useBillingApi();
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const mayPay = useHeld('EBILLING_PAYMENT_CREATE');
  const mayDelete = useHeld('EBILLING_DELETE');
  const payable = useQuery({
    queryKey: ['eligible', 'pay', target],
    queryFn: () => api.eligible(target, 'pay'),
    enabled: mayPay,
  });
  const shown = (value: number) => formatDecimal(String(value), 0);
  const words = (key: string, params?: Record<string, string>) => translate(`billingScreen.bulk.${key}`, params);

  const start = async (work: () => Promise<unknown>) => {
    setQuestion(null);
    try {
      await work();
      notify('list.job_started', { type: 'success' });
      clear();
    } catch {
      // The call has told why: one of them is being paid, for instance.
    }
  };
  const payNow = async ({ ids }: Eligible) => {
    setQuestion(null);
    const made = await api.payable(ids).catch(() => null);
    if (made) navigate(billingPaths.pay(made.businessKey));
  };
  /** Asks first where not all of the chosen allow it, or where it cannot be undone. */
  const ask = async (
    action: 'pay' | 'delete' | 'ssp',
    how: { title: string; go: (some: Eligible) => void; text?: string; confirm?: (some: number) => string },
  ) => {
    const counted = await api.eligible(target, action).catch(() => null);
    if (!counted) return;
    const danger = how.confirm !== undefined;
    if (counted.eligible === counted.total && !danger) return how.go(counted);
    setQuestion({
      title: how.title,
      eligible: counted.eligible,
      total: counted.total,
      danger,
      typed: danger && counted.eligible > MUST_TYPE_OVER,
      ...(how.text ? { text: how.text } : {}),
      ...(how.confirm ? { confirm: how.confirm(counted.eligible) } : {}),
      go: () => how.go(counted),
    });
  };
  const pay = () => void ask('pay', { title: words('pay_title'), go: (some) => void payNow(some) });
  const slips = () =>
    void ask('ssp', {
      title: words('slips'),
      text: words('slips_failed'),
      go: () => void start(() => api.slips(target)),
    });
  /** What is being paid blocks the deletion of the whole selection; the person was told, so those that may go are named. */
  const removable = ({ ids, eligible, total }: Eligible) =>
    eligible < total && ids.length === eligible ? { ids } : target;
  const remove = () =>
    void ask('delete', {
      title: translate('billingScreen.confirm.remove.title'),
      text: translate('billingScreen.confirm.remove.some_text'),
      confirm: (some) => translate('billingScreen.confirm.remove.some', { count: shown(some) }),
      go: (some) => void start(() => api.removeAll(removable(some))),
    });
  const ready = payable.data?.eligible;
  return (
    <>
      {rows.length === count && (
        <span className="num d-only tint bulk-sum">
          {words('sum')} <Money value={rupiah(total(rows.map((row) => sen(row.amount))))} unit />
        </span>
      )}
      {mayPay && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy || ready === 0}
          startIcon={<Icon name="card" size={16} />}
          onClick={pay}
        >
          {ready ? words('pay_some', { count: shown(ready) }) : words('pay')}
        </Button>
      )}
      <MenuButton
        label={translate('list.actions')}
        variant="outlined"
        choices={[
          { key: 'slips', icon: 'download', label: words('slips'), onPick: slips },
          {
            key: 'xlsx',
            icon: 'document',
            label: words('xlsx'),
            onPick: () => void start(() => api.exportTo('xlsx', target)),
          },
          {
            key: 'csv',
            icon: 'document',
            label: words('csv'),
            onPick: () => void start(() => api.exportTo('csv', target)),
          },
          ...(mayDelete
            ? ([{ key: 'remove', icon: 'trash', label: words('remove'), danger: true, onPick: remove }] as const)
            : []),
        ]}
      />
      {question && <BulkConfirm question={question} onClose={() => setQuestion(null)} />}
    </>
  );
};
