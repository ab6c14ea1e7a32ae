import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { KindName } from '../dokumen/dokumen-columns.tsx';
import { typeCells, typeTotals } from '../list/type-cells.tsx';
import type { ReturDokumenTotals, Row, Side } from './sides.ts';

/** The number of a return; before it has one, the number of the returned document. */
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

/** A test compares this table with the definitions. */
export const returDokumenCells = ({ of, paths, origins }: Side): Readonly<Record<string, (row: Row) => ReactNode>> => ({
  ...typeCells(of),
  number: (row) => (
    <Link to={paths.detail(row.id)} className="flink el num">
      <NumberCell number={row.number} />
    </Link>
  ),
  originNumber: (row) =>
    row.originId ? (
      <Link to={origins.detail(row.originId)} className="el num">
        {row.originNumber ?? '–'}
      </Link>
    ) : (
      <span className="num">{row.originNumber ?? '–'}</span>
    ),
  documentKind: (row) => <KindName of={{ documentKind: row.documentKind ?? null }} />,
});

export const returDokumenColumns = (side: Side) =>
  columnsOf<Row, ReturDokumenTotals>(side.of, {
    cells: returDokumenCells(side),
    full: {
      number: (row) => row.number ?? '',
      originNumber: (row) => row.originNumber ?? '',
      counterpartyName: (row) => row.counterpartyName,
    },
    totals: typeTotals(['dpp', 'ppn', 'ppnbm']),
  });
