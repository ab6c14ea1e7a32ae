import { useTranslate } from 'react-admin';
import { billingStatus } from '#domain/billing/status.ts';
import { isZero } from '#domain/definition/money.ts';
import { registerStatus } from '#domain/efiling/register-status.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Identifier } from '../ui/layout/values.tsx';
import { places } from './paths.ts';
import { ToDoRow } from './ToDoRow.tsx';
import { useBillingAct } from './use-billing-act.ts';

type Rows<K extends keyof HomeToDo> = { readonly of: NonNullable<HomeToDo[K]>['rows'] };

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
  return (masa: string) => translate('home.to_do.masa', { masa });
};

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
          {masa(row.masa)}
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

export const ReturnRows = ({ of }: Rows<'spt'>) => {
  const translate = useTranslate();
  const when = useWhen();
  const masa = useMasaWords();
  return of.map((row, at) => (
    <ToDoRow
      key={row.key}
      name={row.label}
      below={masa(formatPeriod(row.period))}
      chip={row.status && <DocumentChip of={sptStatus} status={row.status} short />}
      amount={row.amount}
      when={
        isZero(row.overpaid)
          ? when(row.dueDay)
          : { late: false, words: translate('home.to_do.over', { amount: formatRupiah(row.overpaid) }) }
      }
      act={row.to ? { key: `spt_${row.act}`, to: row.to } : null}
      first={at === 0}
    />
  ));
};

export const AnnualRows = ({ of }: Rows<'annual'>) => {
  const translate = useTranslate();
  const when = useWhen();
  return of.map((row, at) => {
    const due = when(row.dueDay);
    const words = row.dueMayMove && due ? `${due.words}, ${translate('home.to_do.without_holidays')}` : due?.words;
    const isOver = !isZero(row.overpaid);
    return (
      <ToDoRow
        key={row.key}
        name={row.label}
        below={translate('home.to_do.year', { year: row.year })}
        chip={<DocumentChip of={registerStatus} status={row.status} short />}
        amount={row.amount}
        when={
          isOver
            ? { late: false, words: translate('home.to_do.over', { amount: formatRupiah(row.overpaid) }) }
            : due && { late: due.late, words: words ?? '' }
        }
        act={row.to ? { key: `annual_${row.act}`, to: row.to } : null}
        first={at === 0}
      />
    );
  });
};

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
