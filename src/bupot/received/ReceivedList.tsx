import { Link } from 'react-router-dom';
import { type ReceivedListRow, receivedSlip } from '#domain/bupot/received/received.ts';
import { isCanceled, type ReceivedStatus, receivedStatus } from '#domain/bupot/received/status.ts';
import type { Totals } from '#domain/definition/answers.ts';
import { fieldColumns } from '../../ui/fields/field-columns.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { receivedPaths } from './paths.ts';
import {
  ReceivedBulk,
  ReceivedCard,
  ReceivedCreateButton,
  ReceivedEmpty,
  ReceivedMenu,
  ReceivedPreview,
} from './ReceivedParts.tsx';
import { useReceivedActions } from './use-received-actions.tsx';
import '../bupot.css';

type ReceivedTotals = Totals<'base' | 'tax', ReceivedStatus>;

export const receivedColumns = fieldColumns<ReceivedListRow, ReceivedTotals>(receivedSlip, {
  number: (row) => (
    <Link to={receivedPaths.detail(row.id)} className="flink el num">
      {row.number}
    </Link>
  ),
});

export const receivedList: ListDefinition<ReceivedListRow, ReceivedTotals> = {
  resource: receivedSlip.resource,
  title: 'receivedScreen.title',
  rowId: ({ id }) => id,
  rowName: ({ number, withholderName }) => `${number} ${withholderName}`,
  open: ({ id }) => receivedPaths.detail(id),
  columns: receivedColumns,
  asksColumns: true,
  filters: filtersOf(receivedSlip, { importId: { Value: importNameAt('ebupot/import') } }),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('base', 'receivedScreen.base'),
    sumOf('tax', 'receivedScreen.tax'),
    countOf('used', 'receivedScreen.used', receivedStatus.moves.release.from, ['ok', 'check']),
    countOf('unused', 'receivedScreen.unused', receivedStatus.moves.use.from, ['warn', 'clock']),
  ],
  totalWords: wordsOfTotals('receivedScreen'),
  isVoid: isCanceled,
  live: 'received',
  write: 'EBUPOT_WITHHOLDING_CREATE',
  CreateButton: ReceivedCreateButton,
  ImportExportMenu: ReceivedMenu,
  Bulk: ReceivedBulk,
  useActions: useReceivedActions,
  Card: ReceivedCard,
  Preview: ReceivedPreview,
  Empty: ReceivedEmpty,
};

export const ReceivedList = () => <DocumentList of={receivedList} />;
