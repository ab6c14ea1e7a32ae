import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { awaitingOffice, isApproved, isVoid } from '#domain/faktur/status-queries.ts';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { filtersOf } from '../../ui/list/filters-of.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { FakturBulk } from '../actions/FakturBulk.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';
import { type FakturTotals, RESOURCE } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { FakturCard } from './FakturCard.tsx';
import { FakturCreateButton } from './FakturCreateButton.tsx';
import { FakturEmpty } from './FakturEmpty.tsx';
import { FakturImportExportMenu } from './FakturImportExportMenu.tsx';
import { FakturPreview, FakturPreviewFoot } from './FakturPreview.tsx';
import { fakturColumns } from './faktur-columns.tsx';

/** States told together in the strip, said by what may be done in them. */
const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;
const waiting: readonly FakturStatus[] = fakturStatus.moves.upload.from;
const thrownBack: readonly FakturStatus[] = fakturStatus.moves.retry.from;

/** The list of outgoing invoices. */
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
