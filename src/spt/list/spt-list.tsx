import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { jakartaDay } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { monthlyReturn, vatReturn } from '#domain/spt/monthly-return.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { isFiled, isUnderway, isVoid } from '#domain/spt/status-queries.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import type { SptTotals } from '#domain/spt/view-schema.ts';
import { formatCount, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { DocumentBulk } from '../../ui/documents/DocumentBulk.tsx';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { yearOptions } from '../../ui/inputs/masa.ts';
import { type BulkProps, type BulkTarget, filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { RowCard } from '../../ui/list/RowCard.tsx';
import { sptPaths, sptResource, typeAt } from '../paths.ts';
import { DueDay, StaleMark, useAmendmentWords, useRevisionWords } from '../SptChip.tsx';
import { SptCreateButton, SptEmpty } from './SptCreateButton.tsx';
import { SptPreview } from './SptPreview.tsx';
import { sptColumns, useRowActions } from './spt-columns.tsx';

const SptImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const { bulk } = useBulkCalls(sptResource(type));
  const zip = (paper: 'spt' | 'bpe') => bulk({ ...target, action: 'bulk-download', paper });
  return (
    <DocumentImportExportMenu
      of={type === 'PPN' ? vatReturn : monthlyReturn}
      label={translate('sptScreen.exchange')}
      icon="download"
      words="sptScreen.bulk"
      papers={{ pdf: () => zip('spt'), bpe: () => zip('bpe') }}
      write={(format) => bulk({ ...target, action: 'export', format })}
    />
  );
};

const SptBulk = (props: BulkProps<SptListRow>) => {
  const translate = useTranslate();
  const type = typeAt(useLocation().pathname);
  const { bulk, eligible, busy } = useBulkCalls(sptResource(type));
  const { target } = props;
  const zip = (paper: 'spt' | 'bpe') => bulk({ ...target, action: 'bulk-download', paper });
  return (
    <DocumentBulk
      {...props}
      of={{ ...monthlyReturn, resource: sptResource(type) }}
      words="sptScreen.bulk"
      sum={{ label: translate('sptScreen.bulk.sum'), amount: ({ payable }) => payable }}
      eligible={(action) => eligible({ ...target, action })}
      busy={busy}
      works={{
        post: { lead: 'main', start: () => bulk({ ...target, action: 'bulk-posting' }) },
        pdf: { icon: 'download', whole: true, start: () => zip('spt') },
        bpe: { icon: 'download', whole: true, start: () => zip('bpe') },
        xlsx: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'xlsx' }) },
        csv: { whole: true, start: () => bulk({ ...target, action: 'export', format: 'csv' }) },
        remove: { start: () => bulk({ ...target, action: 'bulk-delete' }) },
      }}
    />
  );
};

const SptCard = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const revision = useRevisionWords();
  const amendmentWords = useAmendmentWords();
  const { overpaid, amendment } = row;
  const second = [
    ...(isZero(overpaid) ? [] : [`${translate('sptScreen.field.overpaid')} ${formatRupiah(overpaid)}`]),
    ...(amendment ? [`${translate('spt.to_do.TO_AMEND')}: ${amendmentWords(amendment)}`] : []),
  ].join(' · ');
  return (
    <RowCard
      to={sptPaths.detail(row)}
      name={formatPeriod(row.period)}
      chip={
        <>
          <StaleMark of={row} />
          <DocumentChip of={sptStatus} status={row.status} at={row.updatedAt} />
        </>
      }
      about={`${revision(row.revision)} · ${translate('sptScreen.field.documentCount')} ${formatCount(row.documentCount)}`}
      when={
        <span className="row g4">
          {translate('sptScreen.field.dueDay')} <DueDay of={row} />
        </span>
      }
      second={second || undefined}
      amount={row.payable}
    />
  );
};

const all = Object.keys(sptStatus.states) as SptStatus[];
const underway = all.filter((status) => isUnderway({ status }));
const filed = all.filter((status) => isFiled({ status }));

export const sptList = (type: ReturnType, Lead?: ComponentType): ListDefinition<SptListRow, SptTotals> => ({
  resource: sptResource(type),
  title: `sptScreen.title.${type}`,
  rowId: ({ id }) => id,
  rowName: ({ period, revision }) => `${formatPeriod(period)} ${revision || ''}`.trim(),
  open: sptPaths.detail,
  columns: sptColumns,
  filters: filtersOf(monthlyReturn, { year: { options: yearOptions(jakartaDay(Date.now())) } }),
  start: { filter: {}, sort: [{ field: 'period', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('payable', 'sptScreen.field.payable'),
    {
      ...countOf('to_do', 'sptScreen.to_do', [], ['bad', 'dot']),
      show: ({ toDo }: SptTotals) => formatCount(toDo),
      filter: { toDo: [...toDoStates] },
    },
    countOf('unpaid', 'spt.status.WAITING_PAYMENT', sptStatus.moves.pay.from, ['warn', 'clock']),
    countOf('underway', 'sptScreen.awaiting', underway, ['sec', 'history']),
    { ...countOf('filed', 'sptScreen.filed', filed, ['ok', 'check']), low: true },
  ],
  totalWords: wordsOfTotals('sptScreen'),
  isVoid,
  live: 'spt',
  announce: tellArrivals<SptListRow>('sptScreen.now_filed', (row) => !isFiled(row), isFiled),
  write: returnAccess(type).write,
  ...(Lead ? { Lead } : {}),
  CreateButton: SptCreateButton,
  ImportExportMenu: SptImportExportMenu,
  Bulk: SptBulk,
  useActions: useRowActions,
  Card: SptCard,
  Preview: SptPreview,
  Empty: SptEmpty,
});
