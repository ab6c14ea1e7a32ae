import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotListRow, BupotTotals } from '#domain/bupot/listed.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { awaitingOffice, isIssued, isVoid, needsHand } from '#domain/bupot/status-queries.ts';
import { Money } from '../../ui/layout/Money.tsx';
import type { ListDefinition, SummaryItem } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { BupotBulk } from '../actions/BupotBulk.tsx';
import { useBupotActions } from '../actions/use-bupot-actions.tsx';
import { RESOURCE } from '../bupot-api.ts';
import { detailPath } from '../paths.ts';
import { BupotCard } from './BupotCard.tsx';
import { BupotCreateButton } from './BupotCreateButton.tsx';
import { emptyOf } from './BupotEmpty.tsx';
import { BupotImportExportMenu } from './BupotImportExportMenu.tsx';
import { BupotPreview } from './BupotPreview.tsx';
import { BupotTabs } from './BupotTabs.tsx';
import { bupotColumns } from './bupot-columns.tsx';
import { slipFilters } from './slip-filters.ts';
import { type SlipListKey, slipLists } from './slip-lists.ts';
import { slipName } from './slip-name.ts';

const all = Object.keys(bupotStatus.states) as BupotStatus[];
const broken = all.filter((status) => needsHand({ status }));

/** What the government bears; a press shows these slips alone. */
const borneBy: SummaryItem<BupotTotals> = {
  key: 'borne',
  label: 'bupotScreen.list.borne',
  show: ({ borne }) => <Money value={borne} unit />,
  filter: { borne: true },
  low: true,
};

/** One of the lists of slips: the same list about other kinds. */
export const bupotList = (key: SlipListKey): ListDefinition<BupotListRow, BupotTotals> => {
  const kinds = slipLists[key];
  const [kind] = kinds;
  const owed = isAnnual(kind) ? 'difference' : hasNoPayee(kind) ? 'paid' : 'tax';
  return {
    resource: RESOURCE,
    name: `${RESOURCE}/${key}`,
    title: `bupotScreen.list.title.${key}`,
    rowId: ({ id }) => id,
    rowName: slipName,
    open: detailPath,
    columns: bupotColumns(kind),
    filters: slipFilters(kinds),
    fixed: { kind: kinds },
    start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
    summary: [
      sumOf('gross', 'bupotScreen.list.gross'),
      sumOf('tax', `bupotScreen.list.${owed}`),
      ...(hasNoPayee(kind) ? [] : [borneBy]),
      countOf('awaiting', 'bupotScreen.list.awaiting', awaitingOffice, ['warn', 'clock']),
      { ...countOf('broken', 'bupotScreen.list.needs_hand', broken, ['bad', 'close']), low: true },
    ],
    totalWords: wordsOfTotals('bupotScreen.list'),
    isVoid,
    live: 'bupot',
    announce: tellArrivals<BupotListRow>(
      'bupotScreen.list.now_issued',
      ({ status }) => awaitingOffice.includes(status),
      isIssued,
    ),
    write: 'EBUPOT_WITHHOLDING_CREATE',
    Lead: BupotTabs,
    CreateButton: BupotCreateButton,
    ImportExportMenu: BupotImportExportMenu,
    Bulk: BupotBulk,
    useActions: useBupotActions,
    Card: BupotCard,
    Preview: BupotPreview,
    Empty: emptyOf(kinds),
  };
};
