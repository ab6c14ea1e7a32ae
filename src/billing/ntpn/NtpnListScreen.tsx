import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ntpn } from '#domain/billing/ntpn.ts';
import { type NtpnStatus, ntpnStatus } from '#domain/billing/status.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { request } from '../../client/request.ts';
import { DocumentPreviewActions } from '../../ui/documents/DocumentChoices.tsx';
import { HistorySection } from '../../ui/documents/Timeline.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { type BillingTotals, NTPN_RESOURCE, type NtpnRecord } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { useOpened } from '../use-opened.ts';
import { NtpnFacts } from './NtpnFacts.tsx';
import { NtpnBulk, NtpnCard, NtpnCreateButton, NtpnEmpty, NtpnImportExportMenu, NtpnPreview } from './NtpnParts.tsx';
import { ntpnColumns } from './ntpn-columns.tsx';
import { useNtpnActions } from './use-ntpn-actions.tsx';
import '../billing.css';

const BADGES = '/ebilling/badge-notification';

/** Resets the badge in the menu. */
export const useNewsSeen = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    void request('DELETE', '/ebilling/badge-notification', { query: { state: 'NTPN' }, quiet: true }).then(
      (counts) => client.setQueryData(['get', BADGES], counts),
      () => undefined,
    );
  }, [client]);
};

const all = Object.keys(ntpnStatus.states) as NtpnStatus[];
const confirmed = all.filter((status) => isConfirmed({ status }));
const waiting: readonly NtpnStatus[] = ntpnStatus.moves.fail.from;

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

const NtpnDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGet('/ebilling/ntpn/{id}', { path: { id }, staleTime: 0 });
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('billingScreen.ntpn.title')}
      footer={
        data && <DocumentPreviewActions row={data} useActions={useNtpnActions} onChanged={() => void refetch()} />
      }
    >
      {error && <Alert severity="error" title={error.message} />}
      {data && (
        <div className="preview-card">
          <NtpnFacts of={data} />
          <HistorySection of={ntpnStatus} resource={NTPN_RESOURCE} id={id} />
        </div>
      )}
    </Drawer>
  );
};

/** Receipts arrive as codes are paid, so the list listens to billing events. */
export const NtpnListScreen = () => {
  const client = useQueryClient();
  const [opened, close] = useOpened();
  useNewsSeen();
  const again = () => void readAgain(client, { queryKey: [NTPN_RESOURCE] });
  useEvents('billing', again, again);
  return (
    <>
      <DocumentList of={ntpnList} />
      {opened && <NtpnDrawer key={opened} id={opened} onClose={close} />}
    </>
  );
};
