import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { BupotListRow, BupotTotals } from '#domain/bupot/listed.ts';
import { slips } from '#domain/bupot/slips.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { awaitingOffice, isIssued, isVoid, needsHand } from '#domain/bupot/status-queries.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import type { BulkTarget, ListDefinition, SummaryItem } from '../../ui/list/definition.ts';
import { countOf, sumOf, tellArrivals, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { RowCard } from '../../ui/list/RowCard.tsx';
import { BupotBulk, zipPattern } from '../actions/BupotBulk.tsx';
import { useBupotActions } from '../actions/use-bupot-actions.tsx';
import { RESOURCE } from '../bupot-api.ts';
import { bupotPaths, detailPath, importPath } from '../paths.ts';
import { PullDialog } from '../pull/PullDialog.tsx';
import { BupotChip, BupotNumber, RevisionChip } from '../SlipNames.tsx';
import { BupotCreateButton, emptyOf } from './BupotCreateButton.tsx';
import { BupotPreview } from './BupotPreview.tsx';
import { BupotTabs } from './BupotTabs.tsx';
import { objectWords } from './bupot-cells.tsx';
import { bupotColumns } from './bupot-columns.tsx';
import { slipFilters } from './slip-filters.tsx';
import { listAt, type SlipListKey, slipLists, slipName } from './slip-lists.ts';

const BupotCard = ({ row }: { row: BupotListRow }) => {
  const translate = useTranslate();
  return (
    <RowCard
      to={detailPath(row)}
      name={<BupotNumber of={row} />}
      mark={<RevisionChip n={row.revision} iconOnly />}
      chip={<BupotChip status={row.status} replacedBy={row.replacedBy} at={row.updatedAt} short />}
      about={hasNoPayee(row.kind) ? objectWords(row) : row.payeeName}
      when={
        <>
          {translate(`bupotScreen.list.create_kind.${row.kind}`)} · {translate('list.period')}{' '}
          {formatPeriod(row.period)}
        </>
      }
      amount={row.tax}
    />
  );
};

const BupotImportExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  const [kind] = slipLists[listAt(useLocation().pathname)];
  const mayImport = useMay('ebupot/slips', 'create');
  const [pulling, setPulling] = useState(false);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: translate('bupotScreen.list.by_import'), to: importPath(kind) },
    { key: 'pull', icon: 'download', label: translate('bupotPull.entry'), onPick: () => setPulling(true) },
    { key: 'imports', icon: 'history', label: translate('bupotScreen.list.import_history'), to: bupotPaths.imports },
  ];
  return (
    <DocumentImportExportMenu
      of={slips[kind]}
      label={translate('bupotScreen.list.exchange')}
      words="bupotScreen.bulk"
      ways={mayImport ? ways : []}
      zip={{ ...zipPattern, begin: (pattern) => bulk({ ...target, action: 'bulk-download', pattern }) }}
      write={(format) => bulk({ ...target, action: 'export', format })}
    >
      {pulling && <PullDialog onClose={() => setPulling(false)} />}
    </DocumentImportExportMenu>
  );
};

const all = Object.keys(bupotStatus.states) as BupotStatus[];
const broken = all.filter((status) => needsHand({ status }));

const borneBy: SummaryItem<BupotTotals> = {
  key: 'borne',
  label: 'bupotScreen.list.borne',
  show: ({ borne }) => <Money value={borne} unit />,
  filter: { borne: true },
  low: true,
};

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
