import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { formatDay, formatPeriod } from '#domain/text/format.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Identifier } from '../ui/layout/values.tsx';
import { places } from './paths.ts';
import { ToDoRow } from './ToDoRow.tsx';
import { useBillingAct } from './use-billing-act.ts';

type Rows<K extends keyof HomeToDo> = { readonly of: NonNullable<HomeToDo[K]>['rows'] };

/** When it is due, and whether that day has passed. */
const useWhen = () => {
  const translate = useTranslate();
  const today = jakartaDay(Date.now());
  return (day: string | null, due: 'due' | 'upload_by' = 'due') => {
    if (!day) return null;
    const late = day < today;
    const key = late ? (due === 'due' ? 'late' : 'upload_late') : due;
    return { late, words: translate(`home.to_do.${key}`, { day: formatDay(day) }) };
  };
};

const useMasaWords = () => {
  const translate = useTranslate();
  return (period: string) => translate('home.to_do.masa', { masa: formatPeriod(period) });
};

/** Billing codes, each with the one press it waits for. */
export const BillingRows = ({ of }: Rows<'billing'>) => {
  const { actOf, busy } = useBillingAct();
  const when = useWhen();
  const masa = useMasaWords();
  return of.map((row, at) => (
    <ToDoRow
      key={row.id}
      name={row.taxName}
      beside={<span className="small sec d-only num">{row.kapKjs}</span>}
      below={
        <>
          {row.code && (
            <>
              <Identifier value={row.code} form="billing" /> ·{' '}
            </>
          )}
          {masa(row.periodFrom)}
        </>
      }
      chip={<DocumentChip of={billingStatus} status={row.status} short />}
      amount={row.amount}
      when={when(row.dueDay)}
      act={actOf(row)}
      first={at === 0}
      disabled={busy}
    />
  ));
};

/** Monthly returns that wait for a person. */
export const ReturnRows = ({ of }: Rows<'spt'>) => {
  const when = useWhen();
  const masa = useMasaWords();
  return of.map((row, at) => {
    const key = row.toDo ? `spt_${row.toDo.action}` : 'open';
    return (
      <ToDoRow
        key={row.id}
        name={row.label}
        below={masa(row.period)}
        chip={<DocumentChip of={sptStatus} status={row.status} short />}
        amount={row.payable}
        when={when(row.dueDay)}
        act={{ key, to: row.toDo?.action === 'prove' ? places.bills(row) : places.oneReturn(row) }}
        first={at === 0}
      />
    );
  });
};

/** Outgoing invoices that have not reached the tax office. */
export const InvoiceRows = ({ of }: Rows<'faktur'>) => {
  const when = useWhen();
  return of.map((row, at) => (
    <ToDoRow
      key={row.id}
      name={row.counterpartyName || '–'}
      below={row.number ?? row.reference ?? '–'}
      chip={<DocumentChip of={fakturStatus} status={row.status} short />}
      amount={row.ppn}
      when={when(row.uploadDeadline, 'upload_by')}
      act={{ key: 'upload', to: places.invoice(row.id) }}
      first={at === 0}
    />
  ));
};
