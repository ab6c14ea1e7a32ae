import { idBilling } from '#domain/billing/billing.ts';
import { type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import { hasMoneyUnderway, isPaid } from '#domain/billing/status-queries.ts';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { filtersOf } from '../../ui/list/filters-of.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { type BillingListRow, type BillingTotals, RESOURCE } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { useBillingActions } from '../use-billing-actions.tsx';
import { BillingBulk } from './BillingBulk.tsx';
import { BillingCard } from './BillingCard.tsx';
import { BillingCreateButton } from './BillingCreateButton.tsx';
import { BillingEmpty } from './BillingEmpty.tsx';
import { BillingImportExportMenu } from './BillingImportExportMenu.tsx';
import { BillingPreview } from './BillingPreview.tsx';
import { billingColumns } from './billing-columns.tsx';

const all = Object.keys(billingStatus.states) as BillingStatus[];

/** States told together in the strip, said by what they mean. */
const payable: readonly BillingStatus[] = billingStatus.moves.pay.from;
const underway = all.filter((status) => hasMoneyUnderway({ status }));
const paid = all.filter((status) => isPaid({ status }));
const lapsed: readonly BillingStatus[] = billingStatus.moves.renew.from;

/** The list of billing codes. */
export const billingList: ListDefinition<BillingListRow, BillingTotals> = {
  resource: RESOURCE,
  title: 'billingScreen.list.title',
  rowId: ({ id }) => id,
  rowName: ({ code, taxName }) => `${code ?? ''} ${taxName}`.trim(),
  open: ({ id }) => billingPaths.one(id),
  columns: billingColumns,
  asksColumns: true,
  filters: filtersOf(idBilling, { importId: { Value: importNameAt(`/${RESOURCE}/import`) } }),
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
