import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { KindName } from '../dokumen/dokumen-columns.tsx';
import type { ReturDokumenTotals, Row, Side } from './sides.ts';

/** The number of a return; until there is one, what it is a return of. */
export const ReturDokumenNumber = ({ of }: { of: Pick<Row, 'number' | 'originNumber'> }) => {
  const translate = useTranslate();
  return (
    <span className={of.number ? 'num' : 'num sec'}>
      {of.number ?? translate('returDokumenScreen.of', { number: of.originNumber ?? '–' })}
    </span>
  );
};

const NumberCell = ({ number }: Pick<Row, 'number'>) => {
  const translate = useTranslate();
  return number ?? <span className="sec">{translate('returDokumenScreen.unnumbered')}</span>;
};

/** What each column shows; a test holds this table against the definitions. */
export const returDokumenCells = ({ of, paths, origins }: Side): Readonly<Record<string, (row: Row) => ReactNode>> => ({
  number: (row) => (
    <Link to={paths.detail(row.id)} className="flink el num">
      <NumberCell number={row.number} />
    </Link>
  ),
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  originNumber: (row) =>
    row.originId ? (
      <Link to={origins.detail(row.originId)} className="el num">
        {row.originNumber ?? '–'}
      </Link>
    ) : (
      <span className="num">{row.originNumber ?? '–'}</span>
    ),
  documentKind: (row) => <KindName of={{ documentKind: row.documentKind ?? null }} />,
  counterpartyName: (row) => row.counterpartyName || '–',
  counterpartyNpwp: (row) => <Identifier value={row.counterpartyNpwp ?? ''} form="npwp" />,
  dpp: (row) => <Money value={row.dpp} />,
  ppn: (row) => <Money value={row.ppn} />,
  ppnbm: (row) => <Money value={row.ppnbm} />,
  status: (row) => <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />,
  updatedAt: (row) => <Moment at={row.updatedAt} />,
});

const totalled = (key: 'dpp' | 'ppn' | 'ppnbm') => (totals: ReturDokumenTotals) => <Money value={totals[key]} />;

export const returDokumenColumns = (side: Side) =>
  columnsOf<Row, ReturDokumenTotals>(side.of, {
    cells: returDokumenCells(side),
    full: {
      number: (row) => row.number ?? '',
      originNumber: (row) => row.originNumber ?? '',
      counterpartyName: (row) => row.counterpartyName,
    },
    totals: { dpp: totalled('dpp'), ppn: totalled('ppn'), ppnbm: totalled('ppnbm') },
  });
