import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fakturMasukan, type MasukanListRow } from '#domain/faktur/masukan.ts';
import { masukanStatus } from '#domain/faktur/masukan-status.ts';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { masukanPaths } from '../paths.ts';
import { LimitCell } from './LimitChip.tsx';
import type { MasukanTotals } from './masukan-resource.ts';
import { Proposed } from './Proposed.tsx';

type Totalled = 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm';

export const Decided = ({ of }: { of: Pick<MasukanListRow, 'creditPeriod' | 'uncreditReason'> }) => {
  const translate = useTranslate();
  if (of.creditPeriod) return <PeriodText value={of.creditPeriod} />;
  return <>{of.uncreditReason ? translate(`masukan.reason.${of.uncreditReason}`) : '–'}</>;
};

const Two = ({ above, below }: { above: ReactNode; below: ReactNode }) => (
  <span className="two">
    {above}
    {below && <small>{below}</small>}
  </span>
);

const amount = (key: Totalled) => (row: MasukanListRow) => <Money value={row[key]} />;

/** A test compares this table with the definition. */
export const masukanCells: Readonly<Record<string, (row: MasukanListRow) => ReactNode>> = {
  period: (row) => <LimitCell of={row} />,
  number: (row) => (
    <Two
      above={
        <span className="row g4">
          <Link to={masukanPaths.detail(row.id)} className="flink">
            <Identifier value={row.number} form="faktur" />
          </Link>
          {row.replaces && <KindChip kind={row.kind} iconOnly />}
        </span>
      }
      below={row.counterpartyName}
    />
  ),
  date: (row) => <Two above={<PeriodText value={row.period} />} below={<Day value={row.date} />} />,
  counterpartyName: (row) => row.counterpartyName,
  counterpartyNpwp: (row) => <Identifier value={row.counterpartyNpwp} form="npwp" />,
  dpp: amount('dpp'),
  otherDpp: (row) => (row.otherDpp === row.dpp ? <span className="sec">–</span> : <Money value={row.otherDpp} />),
  ppn: amount('ppn'),
  status: (row) => (
    <Two
      above={<DocumentChip of={masukanStatus} status={row.status} at={row.updatedAt} short />}
      below={(row.creditPeriod || row.uncreditReason) && <Decided of={row} />}
    />
  ),
  creditPeriod: (row) => <PeriodText value={row.creditPeriod} />,
  uncreditReason: (row) => <Decided of={{ ...row, creditPeriod: null }} />,
  code: (row) => <span className="num">{row.code}</span>,
  reference: (row) => row.reference ?? '–',
  ppnbm: amount('ppnbm'),
  updatedAt: (row) => <Moment at={row.updatedAt} />,
};

const totalled = (key: Totalled) => (totals: MasukanTotals) => <Money value={totals[key]} />;

const columns = columnsOf<MasukanListRow, MasukanTotals>(fakturMasukan, {
  cells: masukanCells,
  full: {
    number: (row) => row.counterpartyName,
    counterpartyName: (row) => row.counterpartyName,
    reference: (row) => row.reference ?? '',
  },
  labels: {
    period: 'masukanScreen.column.limit',
    date: 'masukanScreen.column.period',
    code: 'fakturScreen.list.code',
  },
  under: {
    period: 'masukanScreen.column.window',
    number: 'masukanScreen.column.seller',
    date: 'masukanScreen.column.date',
    status: 'masukanScreen.column.decided',
  },
  totals: { dpp: totalled('dpp'), otherDpp: totalled('otherDpp'), ppn: totalled('ppn'), ppnbm: totalled('ppnbm') },
});

/** Computed on the client with the rules of the domain. */
export const masukanColumns: typeof columns = columns.flatMap((column) =>
  column.key === 'status'
    ? [
        {
          key: 'proposal',
          label: 'creditRules.column',
          width: 160,
          least: 110,
          cut: true,
          low: true,
          ours: true,
          show: (row: MasukanListRow) => <Proposed of={row} />,
        },
        column,
      ]
    : [column],
);
