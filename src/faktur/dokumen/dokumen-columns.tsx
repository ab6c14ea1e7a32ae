import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { KindChip } from '../../ui/documents/DocumentChip.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { typeCells, typeTotals } from '../list/type-cells.tsx';
import type { DokumenTotals, Row, Side } from './sides.ts';

export const KindName = ({ of }: { of: Pick<Row, 'documentKind'> }) => {
  const translate = useTranslate();
  return <>{of.documentKind ? translate(`dokumen.kind.${of.documentKind}`) : '–'}</>;
};

/** A test compares this table with the definitions. */
export const dokumenCells = ({ of, paths }: Side): Readonly<Record<string, (row: Row) => ReactNode>> => ({
  ...typeCells(of),
  number: (row) => (
    <span className="row g4">
      <Link to={paths.detail(row.id)} className="flink el num">
        {row.number ?? '–'}
      </Link>
      {row.replaces && <KindChip kind={row.kind} iconOnly />}
    </span>
  ),
  documentKind: (row) => <KindName of={row} />,
  code: (row) => <span className="num">{row.code || '–'}</span>,
});

export const dokumenColumns = (side: Side) =>
  columnsOf<Row, DokumenTotals>(side.of, {
    cells: dokumenCells(side),
    full: {
      number: (row) => row.number ?? '',
      counterpartyName: (row) => row.counterpartyName,
      reference: (row) => row.reference ?? '',
    },
    totals: typeTotals(['dpp', 'ppn', 'ppnbm']),
  });
