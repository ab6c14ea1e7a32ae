import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReturnKind } from '#domain/efiling/kinds.ts';
import { isFiledReturn, isUnmade, isVoidReturn, type RegisterRow } from '#domain/efiling/register.ts';
import { type RegisterState, registerStatus } from '#domain/efiling/register-status.ts';
import { report } from '#domain/efiling/report.ts';
import type { ReportTotals } from '#domain/efiling/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { storedYearOptions } from '../../ui/inputs/masa.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { kindAt } from '../paths.ts';
import { CreateReturnButton } from './CreateReturn.tsx';
import { plainName } from './cells.tsx';
import { ReportBulk, ReportCard, ReportEmpty, ReportExchange, ReportPreview } from './ReportParts.tsx';
import { reportColumns } from './report-columns.tsx';
import { useReportActions } from './use-report-actions.tsx';

const states = Object.keys(registerStatus.states) as RegisterState[];
const filed = states.filter((status) => isFiledReturn({ status }));
const unmade = states.filter((status) => isUnmade({ status }));
const open = states.filter(
  (status) => !isFiledReturn({ status }) && !isUnmade({ status }) && !isVoidReturn({ status }),
);

/** Of one kind, or of all. Lists from Coretax on (`report-v2`) show older periods by a filter. */
const reportList = (kind: ReturnKind | null, isV2: boolean): ListDefinition<RegisterRow, ReportTotals> => ({
  resource: 'efiling/report',
  name: `efiling/report${kind ? `:${kind}` : ''}${isV2 ? ':v2' : ''}`,
  title: `efilingScreen.title.${kind ?? 'report'}`,
  ...(kind ? { fixed: { kind: [kind] } } : {}),
  rowId: ({ id }) => id,
  rowName: plainName,
  open: ({ link }) => link,
  columns: reportColumns.map((column) => (isV2 && column.key === 'postedAt' ? { ...column, hidden: false } : column)),
  filters: filtersOf(report, { year: { options: storedYearOptions(jakartaDay(Date.now())) } }, kind ? ['kind'] : []),
  start: {
    filter: isV2 ? { era: ['coretax'] } : {},
    sort: [{ field: 'dueDay', order: 'DESC' }],
    page: 0,
    size: 25,
    view: null,
  },
  summary: [
    countOf('not_made', 'efilingScreen.not_made', unmade, ['bad', 'dot']),
    countOf('open', 'efilingScreen.not_filed', open, ['warn', 'clock']),
    countOf('filed', 'efilingScreen.filed', filed, ['ok', 'check']),
    { ...sumOf('fine', 'efilingScreen.fines'), low: true },
  ],
  totalWords: wordsOfTotals('efilingScreen'),
  isVoid: isVoidReturn,
  live: 'spt',
  announce: tellArrivals<RegisterRow>('efilingScreen.now_filed', (row) => !isFiledReturn(row), isFiledReturn),
  write: 'EFILING_CREATE',
  CreateButton: CreateReturnButton,
  ImportExportMenu: ReportExchange,
  Bulk: ReportBulk,
  useActions: useReportActions,
  Card: ReportCard,
  Preview: ReportPreview,
  Empty: ReportEmpty,
});

export const ReportScreen = () => {
  const { pathname } = useLocation();
  const kind = kindAt[pathname] ?? null;
  const isV2 = pathname.includes('/report-v2/');
  const list = useMemo(() => reportList(kind, isV2), [kind, isV2]);
  return <DocumentList key={list.name} of={list} />;
};
