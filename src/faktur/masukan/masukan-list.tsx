import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { periodOf } from '#domain/definition/day.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanStatus, masukanVoid } from '#domain/faktur/masukan-status.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DocumentImportExportMenu } from '../../ui/documents/DocumentImportExportMenu.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import { EmptyState } from '../../ui/feedback/notices.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier, Money } from '../../ui/layout/values.tsx';
import { type BulkTarget, filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { DayAndMasa, RowCard } from '../../ui/list/RowCard.tsx';
import { fakturPaths, masukanPaths } from '../paths.ts';
import { LimitChip } from './LimitChip.tsx';
import { MasukanBulk } from './MasukanBulk.tsx';
import { MasukanPreview } from './MasukanPreview.tsx';
import { masukanColumns } from './masukan-columns.tsx';
import { type MasukanTotals, RESOURCE } from './masukan-resource.ts';
import { PullButton } from './PullButton.tsx';
import { PullClock } from './PullClock.tsx';
import { useMasukanActions } from './use-masukan-actions.tsx';

const MasukanCard = ({ row }: { row: MasukanListRow }) => (
  <RowCard
    to={masukanPaths.detail(row.id)}
    name={<Identifier value={row.number} form="faktur" />}
    chip={
      row.status === masukanStatus.start ? (
        <LimitChip of={row} />
      ) : (
        <DocumentChip of={masukanStatus} status={row.status} at={row.updatedAt} short />
      )
    }
    about={row.counterpartyName}
    when={<DayAndMasa of={row} />}
    amount={row.ppn}
  />
);

const MasukanEmpty = () => {
  const translate = useTranslate();
  return (
    <EmptyState icon="invoice" title={translate('masukanScreen.empty.title')}>
      {translate('masukanScreen.empty.text')}
    </EmptyState>
  );
};

const MasukanExportMenu = ({ target }: { target: BulkTarget }) => {
  const translate = useTranslate();
  const { bulk } = useBulkCalls(RESOURCE);
  const mayImport = useMay('efaktur/import', 'create');
  const [clock, setClock] = useState(false);
  const words = (key: string) => translate(`fakturScreen.list.${key}`);
  const ways: readonly MenuChoice[] = [
    { key: 'import', icon: 'import', label: words('by_import'), to: masukanPaths.importForm },
    { key: 'imports', icon: 'history', label: words('imports'), to: fakturPaths.imports },
    {
      key: 'clock',
      icon: 'clock',
      label: translate('masukanScreen.pull.clock.choice'),
      onPick: () => setClock(true),
    },
  ];
  return (
    <DocumentImportExportMenu
      of={fakturMasukan}
      label={translate('masukanScreen.list.exchange')}
      words="fakturScreen.bulk"
      ways={mayImport ? ways : []}
      write={(format) => bulk({ ...target, action: format })}
    >
      {clock && <PullClock onClose={() => setClock(false)} />}
    </DocumentImportExportMenu>
  );
};

const Invoices = ({ count }: { count: number }) => (
  <>{useTranslate()('masukanScreen.list.invoices', { smart_count: count, count: formatCount(count) })}</>
);

const ppn = (totals: MasukanTotals) => <Money value={totals.ppn} unit />;

/** Incoming invoices by crediting deadline, as of a day (YYYY-MM-DD): the earliest deadline first. */
export const incomingInvoiceList = (today: string): ListDefinition<MasukanListRow, MasukanTotals> => {
  const masa = periodOf(today);
  const undecided = { tab: 'undecided' };
  const ending = periodEndingIn(masa);
  return {
    resource: RESOURCE,
    title: 'masukanScreen.list.title',
    rowId: ({ id }) => id,
    rowName: ({ number, counterpartyName }) => `${number ?? ''} ${counterpartyName}`.trim(),
    open: ({ id }) => masukanPaths.detail(id),
    columns: masukanColumns,
    asksColumns: true,
    filters: filtersOf(fakturMasukan, { importId: { Value: importNameAt('efaktur/import') } }),
    start: {
      filter: undecided,
      sort: fakturMasukan.list.usual.map(([field, order]) => ({ field, order })),
      page: 0,
      size: 25,
      view: null,
    },
    summary: [
      { key: 'undecided', label: 'masukanScreen.list.undecided', show: ppn, filter: undecided, own: true },
      {
        key: 'ending',
        label: 'masukanScreen.list.ending',
        icon: (
          <span className="bad">
            <Icon name="clock" size={12} />
          </span>
        ),
        show: ppn,
        totalsNote: ({ count }) => <Invoices count={count} />,
        filter: { ...undecided, period: ending },
        own: true,
      },
      {
        key: 'credited',
        label: 'masukanScreen.list.credited',
        params: { period: formatPeriod(masa) },
        icon: (
          <span className="ok">
            <Icon name="check" size={12} />
          </span>
        ),
        show: ppn,
        filter: { creditPeriod: masa },
        own: true,
      },
    ],
    totalWords: wordsOfTotals('masukanScreen.list'),
    isVoid: ({ status }) => masukanVoid.includes(status),
    live: 'faktur',
    write: 'EFAKTUR_DOC_CREATE',
    CreateButton: PullButton,
    ImportExportMenu: MasukanExportMenu,
    Bulk: MasukanBulk,
    useActions: useMasukanActions,
    Card: MasukanCard,
    Preview: MasukanPreview,
    slimPreview: true,
    Empty: MasukanEmpty,
  };
};
