import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { idBilling } from '#domain/billing/billing.ts';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { hasMoneyUnderway, isPaid } from '#domain/billing/status-queries.ts';
import type { Eligible } from '#domain/definition/answers.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import {
  type BulkProps,
  type BulkTarget,
  type CardProps,
  filtersOf,
  type ListDefinition,
} from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { BillingFacts, BillingHead } from '../BillingFacts.tsx';
import { type BillingListRow, type BillingTotals, RESOURCE, useBillingApi } from '../billing-api.ts';
import { BillingCode, Countdown } from '../billing-cells.tsx';
import { billingPaths } from '../paths.ts';
import { useBillingActions } from '../use-billing-actions.tsx';
import { BillingCreateButton, BillingEmpty } from './BillingEmpty.tsx';
import { billingColumns, TaxCard } from './billing-columns.tsx';

const BillingPreview = ({ row }: CardProps<BillingListRow>) => {
  const { data } = useGet('/ebilling/{id}', { path: { id: row.id } });
  return (
    <div className="preview-card">
      <BillingHead row={data ?? row} />
      {data && <BillingFacts of={data} />}
    </div>
  );
};

const BillingCard = ({ row }: { row: BillingListRow }) => {
  const translate = useTranslate();
  return (
    <TaxCard
      of={row}
      to={billingPaths.one(row.id)}
      number={<BillingCode of={row} />}
      chip={<DocumentChip of={billingStatus} status={row.status} at={row.updatedAt} short />}
    >
      <div className="small">
        <span className="sec">{translate('billingScreen.field.expiresAt')}</span> <Countdown of={row} />
      </div>
    </TaxCard>
  );
};

const BillingBulk = (props: BulkProps<BillingListRow>) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useBillingApi();
  const { bulk, eligible, busy } = useBulkCalls(RESOURCE);
  const { target } = props;
  const payNow = async ({ ids }: Eligible) => {
    const made = await api.payable(ids).catch(() => null);
    if (made) navigate(billingPaths.pay(made.businessKey));
  };
  /** Codes in payment would block the whole deletion, so only deletable ids are sent. */
  const removable = ({ ids, eligible, total }: Eligible) =>
    eligible < total && ids.length === eligible ? { ids } : target;
  return (
    <DocumentBulk<BillingListRow, Eligible>
      {...props}
      of={idBilling}
      words="billingScreen.bulk"
      sum={{ label: translate('billingScreen.bulk.sum'), amount: ({ amount }) => amount }}
      eligible={(action) => eligible({ ...target, action })}
      busy={busy || api.busy}
      works={{
        pay: { lead: 'main', title: 'billingScreen.bulk.pay_title', go: (some) => void payNow(some) },
        ssp: {
          icon: 'download',
          text: 'billingScreen.bulk.slips_failed',
          start: () => bulk({ ...target, action: 'bulk-ssp' }),
        },
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
        remove: {
          text: 'billing.asks.remove.some_text',
          start: (some) => bulk({ ...removable(some), action: 'bulk-delete' }),
        },
      }}
    />
  );
};

const BillingImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  const mayImport = useMay('ebilling/import', 'create');
  const words = (key: string) => translate(`billingScreen.list.${key}`);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: words('by_import'), to: billingPaths.importForm },
    { key: 'imports', icon: 'history', label: words('imports'), to: billingPaths.imports },
  ];
  return (
    <DocumentImportExportMenu
      of={idBilling}
      label={words('exchange')}
      words="billingScreen.bulk"
      ways={mayImport ? ways : []}
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

const all = Object.keys(billingStatus.states) as BillingStatus[];

const payable: readonly BillingStatus[] = billingStatus.moves.pay.from;
const underway = all.filter((status) => hasMoneyUnderway({ status }));
const paid = all.filter((status) => isPaid({ status }));
const lapsed: readonly BillingStatus[] = billingStatus.moves.renew.from;

export const billingList: ListDefinition<BillingListRow, BillingTotals> = {
  resource: RESOURCE,
  title: 'billingScreen.list.title',
  rowId: ({ id }) => id,
  rowName: ({ code, taxName }) => `${code ?? ''} ${taxName}`.trim(),
  open: ({ id }) => billingPaths.one(id),
  columns: billingColumns,
  asksColumns: true,
  filters: filtersOf(idBilling, { importId: { Value: importNameAt('ebilling/import') } }),
  start: { filter: {}, sort: [{ field: 'createdAt', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('amount', 'billingScreen.list.amount'),
    countOf('payable', 'billingScreen.list.payable', payable, ['', 'dot']),
    countOf('underway', 'billingScreen.list.underway', underway, ['warn', 'clock']),
    countOf('paid', 'billingScreen.list.paid', paid, ['ok', 'check']),
    { ...countOf('expired', 'billingScreen.list.expired', lapsed, ['sec', 'history']), low: true },
  ],
  totalWords: wordsOfTotals('billingScreen.list'),
  live: 'billing',
  announce: tellArrivals<BillingListRow>('billingScreen.list.now_paid', (row) => !isPaid(row), isPaid),
  write: 'EBILLING_CREATE',
  CreateButton: BillingCreateButton,
  ImportExportMenu: BillingImportExportMenu,
  Bulk: BillingBulk,
  useActions: useBillingActions,
  Card: BillingCard,
  Preview: BillingPreview,
  Empty: BillingEmpty,
};
