import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DocumentChip, KindChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import type { DokumenTotals, Row, Side } from './sides.ts';

/** What a document is, in words. */
export const KindName = ({ of }: { of: Pick<Row, 'documentKind'> }) => {
  const translate = useTranslate();
  return <>{of.documentKind ? translate(`dokumen.kind.${of.documentKind}`) : '–'}</>;
};

const amount = (key: 'dpp' | 'ppn' | 'ppnbm') => (row: Row) => <Money value={row[key]} />;

/** What each column shows; a test holds this table against the definitions. */
export const dokumenCells = ({ of, paths }: Side): Readonly<Record<string, (row: Row) => ReactNode>> => ({
  number: (row) => (
    <span className="row g4">
      <Link to={paths.detail(row.id)} className="flink el num">
        {row.number ?? '–'}
      </Link>
      {row.replaces && <KindChip kind={row.kind} iconOnly />}
    </span>
  ),
  documentKind: (row) => <KindName of={row} />,
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  counterpartyName: (row) => row.counterpartyName || '–',
  counterpartyNpwp: (row) => <Identifier value={row.counterpartyNpwp ?? ''} form="npwp" />,
  code: (row) => <span className="num">{row.code || '–'}</span>,
  dpp: amount('dpp'),
  ppn: amount('ppn'),
  ppnbm: amount('ppnbm'),
  status: (row) => <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />,
  reference: (row) => row.reference ?? '–',
  createdBy: (row) => row.createdBy ?? '–',
  updatedAt: (row) => <Moment at={row.updatedAt} />,
});

const totalled = (key: 'dpp' | 'ppn' | 'ppnbm') => (totals: DokumenTotals) => <Money value={totals[key]} />;

export const dokumenColumns = (side: Side) =>
  columnsOf<Row, DokumenTotals>(side.of, {
    cells: dokumenCells(side),
    full: {
      number: (row) => row.number ?? '',
      counterpartyName: (row) => row.counterpartyName,
      reference: (row) => row.reference ?? '',
    },
    totals: { dpp: totalled('dpp'), ppn: totalled('ppn'), ppnbm: totalled('ppnbm') },
  });
