import { ntpn } from '#domain/billing/ntpn.ts';
import { type NtpnStatus, ntpnStatus } from '#domain/billing/status.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { filtersOf } from '../../ui/list/filters-of.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { type BillingTotals, NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { NtpnBulk, NtpnCard, NtpnCreateButton, NtpnEmpty, NtpnImportExportMenu, NtpnPreview } from './NtpnParts.tsx';
import { ntpnColumns } from './ntpn-columns.tsx';
import { useNtpnActions } from './use-ntpn-actions.tsx';

const all = Object.keys(ntpnStatus.states) as NtpnStatus[];
const confirmed = all.filter((status) => isConfirmed({ status }));
const waiting: readonly NtpnStatus[] = ntpnStatus.moves.fail.from;

/** The list of state receipts. */
export const ntpnList: ListDefinition<NtpnRecord, BillingTotals> = {
  resource: NTPN_RESOURCE,
  title: 'billingScreen.ntpn.title',
  rowId: ({ id }) => id,
  rowName: ({ ntpn }) => ntpn,
  open: ({ id }) => billingPaths.oneNtpn(id),
  columns: ntpnColumns,
  filters: filtersOf(ntpn),
  start: { filter: {}, sort: [{ field: 'paidAt', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('amount', 'billingScreen.list.amount'),
    countOf('completed', 'billingScreen.ntpn.completed', confirmed, ['ok', 'check']),
    countOf('waiting', 'billingScreen.ntpn.waiting', waiting, ['warn', 'clock']),
  ],
  totalWords: wordsOfTotals('billingScreen.ntpn'),
  live: 'payment',
  announce: tellArrivals<NtpnRecord>('billingScreen.ntpn.now_completed', (row) => !isConfirmed(row), isConfirmed),
  write: 'EBILLING_NTPN_CREATE',
  CreateButton: NtpnCreateButton,
  ImportExportMenu: NtpnImportExportMenu,
  Bulk: NtpnBulk,
  useActions: useNtpnActions,
  Card: NtpnCard,
  Preview: NtpnPreview,
  Empty: NtpnEmpty,
};
