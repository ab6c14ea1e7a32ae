import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { formatNitku } from '#domain/text/format.ts';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import type { FakturTotals } from '../faktur-api.ts';
import { FakturNumber } from '../faktur-parts.tsx';
import { fakturPaths } from '../paths.ts';

type Totalled = 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm';

/** A substitute is marked beside its number; the replaced invoice shows it by its status. */
const isReplacement = ({ replaces }: FakturListRow): boolean => replaces !== null;

const amount = (key: Totalled) => (row: FakturListRow) => <Money value={row[key]} />;

/** A test compares this table with the definition. */
export const fakturCells: Readonly<Record<string, (row: FakturListRow) => ReactNode>> = {
  number: (row) => (
    <span className="row g4">
      <Link to={fakturPaths.detail(row.id)} className="flink">
        <FakturNumber of={row} />
      </Link>
      {isReplacement(row) && <KindChip kind={row.kind} iconOnly />}
    </span>
  ),
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  counterpartyName: (row) => row.counterpartyName || '–',
  counterpartyNpwp: (row) =>
    row.counterpartyDocumentNumber ? (
      row.counterpartyDocumentNumber
    ) : (
      <Identifier value={row.counterpartyNpwp} form="npwp" />
    ),
  code: (row) => <span className="num">{row.code}</span>,
  dpp: amount('dpp'),
  otherDpp: (row) => (row.otherDpp === row.dpp ? <span className="sec">–</span> : <Money value={row.otherDpp} />),
  ppn: amount('ppn'),
  ppnbm: amount('ppnbm'),
  status: (row) => <DocumentChip of={fakturStatus} status={row.status} at={row.updatedAt} short />,
  reference: (row) => row.reference ?? '–',
  counterpartyNitku: (row) => <Identifier value={row.counterpartyNitku} form="nitku" />,
  uploadDeadline: (row) => <Day value={row.uploadDeadline} />,
  signeeName: (row) => row.signeeName ?? '–',
  sentAt: (row) => <Moment at={row.sentAt} />,
  collectorPaidOn: (row) => <Day value={row.collectorPaidOn ?? null} />,
  createdBy: (row) => row.createdBy,
  updatedAt: (row) => <Moment at={row.updatedAt} />,
};

const full: Readonly<Record<string, (row: FakturListRow) => string>> = {
  counterpartyName: (row) => row.counterpartyName,
  reference: (row) => row.reference ?? '',
  counterpartyNitku: (row) => formatNitku(row.counterpartyNitku ?? ''),
  signeeName: (row) => row.signeeName ?? '',
  createdBy: (row) => row.createdBy ?? '',
};

const totalled = (key: Totalled) => (totals: FakturTotals) => <Money value={totals[key]} />;

export const fakturShown = {
  cells: fakturCells,
  full,
  labels: { code: 'fakturScreen.list.code' },
  totals: { dpp: totalled('dpp'), otherDpp: totalled('otherDpp'), ppn: totalled('ppn'), ppnbm: totalled('ppnbm') },
};

export const fakturColumns = columnsOf<FakturListRow, FakturTotals>(fakturKeluaran, fakturShown);
