import { type ArchiveRow, archive } from '#domain/efiling/archive.ts';
import { archivePapers } from '#domain/efiling/archive-status.ts';
import type { ArchiveTotals } from '#domain/efiling/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { storedYearOptions } from '../../ui/inputs/masa.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { countOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import {
  ArchiveBulk,
  ArchiveCard,
  ArchiveEmpty,
  ArchiveExchange,
  ArchivePreview,
  useArchiveActions,
} from './ArchiveParts.tsx';
import { archiveColumns } from './archive-columns.tsx';

const today = jakartaDay(Date.now());

/** Of all years, newest first; of one by the filter. */
const list: ListDefinition<ArchiveRow, ArchiveTotals> = {
  resource: archive.resource,
  title: 'archiveScreen.title',
  rowId: ({ id }) => id,
  rowName: ({ number, period }) => number ?? period,
  open: ({ link }) => link,
  columns: archiveColumns,
  filters: filtersOf(archive, { year: { options: storedYearOptions(today) } }),
  start: {
    filter: {},
    sort: [{ field: 'at', order: 'DESC' }],
    page: 0,
    size: 25,
    view: null,
  },
  summary: archivePapers.map((paper) => countOf(paper, `archive.status.${paper}`, [paper], ['ok', 'check'])),
  totalWords: wordsOfTotals('archiveScreen'),
  live: 'spt',
  write: 'EFILING_ARCHIVE_VIEW',
  ImportExportMenu: ArchiveExchange,
  Bulk: ArchiveBulk,
  useActions: useArchiveActions,
  Card: ArchiveCard,
  Preview: ArchivePreview,
  Empty: ArchiveEmpty,
};

export const ArchiveScreen = () => <DocumentList of={list} />;
