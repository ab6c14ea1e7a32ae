import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { awaitingOffice, isApproved, isVoid } from '#domain/faktur/status-queries.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { type BulkTarget, filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { DayAndMasa, RowCard } from '../../ui/list/RowCard.tsx';
import { FakturBulk } from '../actions/FakturBulk.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';
import { type FakturTotals, RESOURCE } from '../faktur-api.ts';
import { FakturNumber } from '../faktur-parts.tsx';
import { fakturPaths } from '../paths.ts';
import { FakturCreateButton, FakturEmpty } from './FakturEmpty.tsx';
import { FakturPreview, FakturPreviewFoot } from './FakturPreview.tsx';
import { fakturColumns } from './faktur-columns.tsx';
import { StatusFileDialog } from './StatusFileDialog.tsx';

const FakturCard = ({ row }: { row: FakturListRow }) => (
  <RowCard
    to={fakturPaths.detail(row.id)}
    name={<FakturNumber of={row} />}
    chip={<DocumentChip of={fakturStatus} status={row.status} at={row.updatedAt} short />}
    about={row.counterpartyName}
    when={<DayAndMasa of={row} />}
    amount={row.ppn}
  />
);

const FakturImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  const [syncing, setSyncing] = useState(false);
  const mayImport = useMay('efaktur/import', 'create');
  const words = (key: string) => translate(`fakturScreen.list.${key}`);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: words('by_import'), to: fakturPaths.importForm },
    { key: 'batch', icon: 'send', label: translate('fakturBatch.title'), to: `${fakturPaths.importForm}?batch=1` },
    { key: 'imports', icon: 'history', label: words('imports'), to: fakturPaths.imports },
    { key: 'status', icon: 'refresh', label: words('status_file'), onPick: () => setSyncing(true) },
  ];
  return (
    <DocumentImportExportMenu
      of={fakturKeluaran}
      label={words('exchange')}
      words="fakturScreen.bulk"
      ways={mayImport ? ways : []}
      write={(format) => bulk({ ...target, action: format })}
    >
      {syncing && <StatusFileDialog onClose={() => setSyncing(false)} />}
    </DocumentImportExportMenu>
  );
};

const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;
const waiting: readonly FakturStatus[] = fakturStatus.moves.upload.from;
const thrownBack: readonly FakturStatus[] = fakturStatus.moves.retry.from;

export const fakturList: ListDefinition<FakturListRow, FakturTotals> = {
  resource: RESOURCE,
  title: 'fakturScreen.list.title',
  rowId: ({ id }) => id,
  rowName: ({ number, reference, counterpartyName }) => `${number ?? reference ?? ''} ${counterpartyName}`.trim(),
  open: ({ id }) => fakturPaths.detail(id),
  columns: fakturColumns,
  asksColumns: true,
  filters: filtersOf(fakturKeluaran),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('dpp', 'fakturScreen.list.dpp'),
    sumOf('ppn', 'fakturScreen.list.ppn'),
    countOf('approved', 'fakturScreen.list.approved', approved, ['ok', 'check']),
    countOf('waiting', 'fakturScreen.list.not_uploaded', waiting, ['warn', 'clock']),
    { ...countOf('thrown_back', 'fakturScreen.list.thrown_back', thrownBack, ['bad', 'close']), low: true },
  ],
  totalWords: wordsOfTotals('fakturScreen.list'),
  isVoid,
  live: 'faktur',
  announce: tellArrivals<FakturListRow>(
    'fakturScreen.list.now_approved',
    ({ status }) => awaitingOffice.includes(status),
    isApproved,
  ),
  write: 'EFAKTUR_DOC_CREATE',
  CreateButton: FakturCreateButton,
  ImportExportMenu: FakturImportExportMenu,
  Bulk: FakturBulk,
  useActions: useFakturActions,
  Card: FakturCard,
  Preview: FakturPreview,
  PreviewFoot: FakturPreviewFoot,
  Empty: FakturEmpty,
};
