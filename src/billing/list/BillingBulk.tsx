import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { allows, hasMoneyUnderway, hasSlip, isPayable } from '#domain/billing/standing.ts';
import { rupiah, sen, total } from '#domain/kit/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../../kit/Icon.tsx';
import { BulkConfirm, type BulkQuestion } from '../../kit/list/BulkConfirm.tsx';
import type { BulkProps } from '../../kit/list/definition.ts';
import { MenuButton } from '../../kit/MenuButton.tsx';
import { Money } from '../../kit/Money.tsx';
import { useHeld } from '../../kit/session-context.ts';
import { type Billing, useBillingApi } from '../billing-api.ts';
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
  // What is chosen on other pages is known only to the server; it then answers for all of it.
  const seen = rows.length === count;
  const shown = (value: number) => formatDecimal(String(value), 0);
  const words = (key: string, params?: Record<string, string>) => translate(`billingScreen.bulk.${key}`, params);

  const start = async (work: () => Promise<unknown>) => {
    setQuestion(null);
    try {
      await work();
      notify('list.job_started', { type: 'success' });
      clear();
    } catch {
      // The call has told why.
    }
  };
  const payable = rows.filter(isPayable);
  const payNow = async (ids: readonly string[]) => {
    setQuestion(null);
    const made = await api.payable(ids).catch(() => null);
    if (made) navigate(billingPaths.pay(made.businessKey));
  };
  const pay = () => {
    if (!('ids' in target)) return;
    if (!seen || payable.length === count) return void payNow(target.ids);
    const ids = payable.map(({ id }) => id);
    setQuestion({
      title: words('pay_title'),
      eligible: ids.length,
      total: count,
      danger: false,
      typed: false,
      go: () => void payNow(ids),
    });
  };
  const removable = rows.filter((row) => allows('remove', row));
  const blocked = rows.some(hasMoneyUnderway);
  const remove = () =>
    setQuestion({
      title: translate('billingScreen.confirm.remove.title'),
      // A virtual account among them blocks the whole deletion, as a single one would be.
      eligible: blocked ? 0 : seen ? removable.length : count,
      total: count,
      danger: true,
      typed: count > MUST_TYPE_OVER,
      confirm: translate('billingScreen.confirm.remove.some', { count: shown(seen ? removable.length : count) }),
      text: translate('billingScreen.confirm.remove.text'),
      ...(blocked ? { blocked: words('remove_blocked') } : {}),
      go: () => void start(() => api.removeAll(seen && !blocked ? { ids: removable.map(({ id }) => id) } : target)),
    });
  const slips = () => {
    const having = rows.filter(hasSlip).length;
    if (!seen || having === count) return void start(() => api.slips(target));
    setQuestion({
      title: words('slips'),
      eligible: having,
      total: count,
      danger: false,
      typed: false,
      text: words('slips_failed'),
      go: () => void start(() => api.slips({ ids: rows.filter(hasSlip).map(({ id }) => id) })),
    });
  };
  const payCount = seen ? payable.length : count;
  return (
    <>
      {seen && (
        <span className="num d-only tint bulk-sum">
          {words('sum')} <Money value={rupiah(total(rows.map((row) => sen(row.amount))))} unit />
        </span>
      )}
      {mayPay && (
        <Button
          size="small"
          variant="contained"
          disabled={api.busy || payCount === 0 || !('ids' in target)}
          startIcon={<Icon name="card" size={16} />}
          onClick={pay}
        >
          {payCount > 0 && 'ids' in target ? words('pay', { count: shown(payCount) }) : words('pay_none')}
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
