import type { ComponentType } from 'react';
import { jakartaDay } from '#domain/scope.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { type SptStatus, sptStatus } from '#domain/spt/status.ts';
import { awaitsPerson, isFiled, isUnderway, isVoid } from '#domain/spt/status-queries.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { SptTotals } from '#domain/spt/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { yearOptions } from '../../ui/inputs/year-options.ts';
import type { ListDefinition } from '../../ui/list/definition.ts';
import { filtersOf } from '../../ui/list/filters-of.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { sptPaths } from '../paths.ts';
import { sptResource } from '../resource.ts';
import { SptBulk } from './SptBulk.tsx';
import { SptCard } from './SptCard.tsx';
import { SptCreateButton } from './SptCreateButton.tsx';
import { SptEmpty } from './SptEmpty.tsx';
import { SptImportExportMenu } from './SptImportExportMenu.tsx';
import { SptPreview } from './SptPreview.tsx';
import { sptColumns } from './spt-columns.tsx';
import { useRowActions } from './use-row-actions.tsx';

const all = Object.keys(sptStatus.states) as SptStatus[];
const underway = all.filter((status) => isUnderway({ status }));
const filed = all.filter((status) => isFiled({ status }));

/** The list of one kind of monthly return: the same list about another kind. `Lead` are the ways to the neighbouring lists. */
export const sptList = (type: ReturnType, Lead: ComponentType): ListDefinition<SptListRow, SptTotals> => ({
  resource: sptResource(type),
  title: `sptScreen.title.${type}`,
  rowId: ({ id }) => id,
  rowName: ({ period, revision }) => `${formatPeriod(period)} ${revision || ''}`.trim(),
  open: sptPaths.detail,
  columns: sptColumns,
  // Its years to choose from depend on the day.
  filters: filtersOf(monthlyReturn, { year: { options: yearOptions(jakartaDay(Date.now())) } }),
  start: { filter: {}, sort: [{ field: 'period', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    sumOf('payable', 'sptScreen.field.payable'),
    countOf('to_do', 'sptScreen.to_do', awaitsPerson, ['bad', 'dot']),
    countOf('unpaid', 'spt.status.WAITING_PAYMENT', sptStatus.moves.pay.from, ['warn', 'clock']),
    countOf('underway', 'sptScreen.awaiting', underway, ['sec', 'history']),
    { ...countOf('filed', 'sptScreen.filed', filed, ['ok', 'check']), low: true },
  ],
  totalWords: wordsOfTotals('sptScreen'),
  isVoid,
  live: 'spt',
  announce: tellArrivals<SptListRow>('sptScreen.now_filed', (row) => !isFiled(row), isFiled),
  write: 'EBUPOT_SPT_CREATE',
  Lead,
  CreateButton: SptCreateButton,
  ImportExportMenu: SptImportExportMenu,
  Bulk: SptBulk,
  useActions: useRowActions,
  Card: SptCard,
  Preview: SptPreview,
  Empty: SptEmpty,
});
