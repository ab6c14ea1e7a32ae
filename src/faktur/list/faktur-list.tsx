import type { FakturListRow } from '#domain/faktur/record.ts';
import { awaitingOffice, isApproved, isVoid } from '#domain/faktur/standing.ts';
import { type FakturStatus, fakturStatus } from '#domain/faktur/status.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CountWords } from '../../kit/list/CountWords.tsx';
import { countedIn } from '../../kit/list/counted-in.ts';
import type { ListDefinition } from '../../kit/list/definition.ts';
import { Money } from '../../kit/Money.tsx';
import { BulkBarActions } from '../actions/BulkBarActions.tsx';
import { RESOURCE, type SummaryTotals } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { FakturCard, FakturCardActions } from './FakturCard.tsx';
import { FakturEmpty } from './FakturEmpty.tsx';
import { FakturExchange } from './FakturExchange.tsx';
import { FakturPreview, FakturPreviewActions } from './FakturPreview.tsx';
import { FakturPrimary } from './FakturPrimary.tsx';
import { FakturRowMenu } from './FakturRowMenu.tsx';
import { fakturColumns } from './faktur-columns.tsx';
import { fakturFilters } from './faktur-filters.ts';

/** States told together in the strip, said by what may be done in them. */
const approved: readonly FakturStatus[] = fakturStatus.moves.substitute.from;
const waiting: readonly FakturStatus[] = fakturStatus.moves.upload.from;
const thrownBack: readonly FakturStatus[] = fakturStatus.moves.retry.from;

/** The list of outgoing invoices. */
export const fakturList: ListDefinition<FakturListRow, SummaryTotals> = {
  resource: RESOURCE,
  title: 'fakturScreen.list.title',
  rowId: ({ id }) => id,
  rowName: ({ number, reference, buyerName }) => `${number ?? reference ?? ''} ${buyerName}`.trim(),
  open: ({ id }) => fakturPaths.detail(id),
  columns: fakturColumns,
  filters: fakturFilters,
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [
    {
      key: 'dpp',
      label: 'fakturScreen.list.dpp',
      show: ({ dpp }) => <Money value={dpp} unit />,
      sort: { field: 'dpp', order: 'DESC' },
    },
    {
      key: 'ppn',
      label: 'fakturScreen.list.ppn',
      show: ({ ppn }) => <Money value={ppn} unit />,
      sort: { field: 'ppn', order: 'DESC' },
    },
    {
      key: 'approved',
      label: 'fakturScreen.list.approved',
      icon: (
        <span className="ok">
          <Icon name="check" size={12} />
        </span>
      ),
      show: countedIn(approved),
      filter: { status: approved },
    },
    {
      key: 'waiting',
      label: 'fakturScreen.list.not_uploaded',
      icon: (
        <span className="warn">
          <Icon name="clock" size={12} />
        </span>
      ),
      show: countedIn(waiting),
      filter: { status: waiting },
    },
    {
      key: 'thrown_back',
      label: 'fakturScreen.list.thrown_back',
      icon: (
        <span className="bad">
          <Icon name="close" size={12} />
        </span>
      ),
      show: countedIn(thrownBack),
      filter: { status: thrownBack },
      low: true,
    },
  ],
  totalWords: ({ count, excluded }) => ({
    count: <CountWords words="fakturScreen.list.total" count={count} />,
    note: excluded > 0 ? <CountWords words="fakturScreen.list.excluded" count={excluded} /> : null,
  }),
  isVoid,
  live: 'faktur',
  announce: (before, after) => {
    const wasWaiting = new Set(before.filter((row) => awaitingOffice.includes(row.status)).map(({ id }) => id));
    const now = after.filter((row) => wasWaiting.has(row.id) && isApproved(row)).length;
    return now > 0 ? { key: 'fakturScreen.list.now_approved', params: { smart_count: now } } : null;
  },
  write: 'EFAKTUR_DOC_CREATE',
  Primary: FakturPrimary,
  Exchange: FakturExchange,
  Bulk: BulkBarActions,
  RowMenu: FakturRowMenu,
  CardActions: FakturCardActions,
  Card: FakturCard,
  Preview: FakturPreview,
  PreviewActions: FakturPreviewActions,
  Empty: FakturEmpty,
};
