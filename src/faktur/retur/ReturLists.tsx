import { returVoid } from '#domain/faktur/retur-status.ts';
import type { UseActions } from '../../ui/documents/DocumentChoices.tsx';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { ReturCreateButton } from './PickInvoice.tsx';
import { PullReturned } from './PullReturned.tsx';
import { returParts } from './ReturParts.tsx';
import { returColumns } from './retur-columns.tsx';
import { inSide, outSide, type ReturTotals, type Row, type Side } from './sides.ts';
import { useReturInActions, useReturOutActions } from './use-retur-actions.tsx';
import '../faktur.css';

const listOf = (
  side: Side,
  useActions: UseActions<Row>,
  CreateButton: ListDefinition<Row, ReturTotals>['CreateButton'],
): ListDefinition<Row, ReturTotals> => ({
  ...returParts(side),
  resource: side.of.resource,
  title: side.title,
  rowId: ({ id }) => id,
  rowName: ({ number, reference, originNumber, counterpartyName }) =>
    `${number ?? reference ?? originNumber ?? ''} ${counterpartyName}`.trim(),
  open: ({ id }) => side.detail(id),
  columns: returColumns(side),
  asksColumns: true,
  filters: filtersOf(side.of, side.imports ? { importId: { Value: importNameAt('/efaktur/import') } } : {}),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('dpp', 'returScreen.dpp'),
    sumOf('ppn', 'returScreen.ppn'),
    countOf('approved', 'returScreen.approved', ['APPROVED'], ['ok', 'check']),
    countOf('waiting', 'returScreen.waiting', ['WAITING_FOR_APPROVAL'], ['warn', 'clock']),
  ],
  totalWords: wordsOfTotals('returScreen'),
  isVoid: ({ status }) => returVoid.some((one) => one === status),
  live: 'faktur',
  write: 'EFAKTUR_DOC_CREATE',
  CreateButton,
  useActions,
});

const inList = listOf(inSide, useReturInActions, ReturCreateButton);
const outList = listOf(outSide, useReturOutActions, PullReturned);

export const ReturInList = () => <DocumentList of={inList} />;
export const ReturOutList = () => <DocumentList of={outList} />;
