import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Identifier } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { typeCells, typeTotals } from '../list/type-cells.tsx';
import type { ReturTotals, Row, Side } from './sides.ts';

/** The number of a return; before it has one, the number of the returned document. */
export const ReturNumber = ({ of }: { of: Pick<Row, 'number' | 'reference' | 'originNumber'> }) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" />;
  return (
    <span className="num sec">{of.reference ?? translate('returScreen.of', { number: of.originNumber ?? '–' })}</span>
  );
};

const NumberCell = ({ of }: { of: Pick<Row, 'number' | 'reference'> }) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" />;
  return <span className="num sec">{of.reference ?? translate('returScreen.unnumbered')}</span>;
};

/** A test compares this table with the definitions. */
export const returCells = ({ of, detail }: Side): Readonly<Record<string, (row: Row) => ReactNode>> => ({
  ...typeCells(of),
  number: (row) => (
    <Link to={detail(row.id)} className="flink">
      <NumberCell of={row} />
    </Link>
  ),
  originNumber: (row) => (row.originNumber ? <Identifier value={row.originNumber} form="faktur" /> : '–'),
});

export const returColumns = (side: Side) =>
  columnsOf<Row, ReturTotals>(side.of, {
    cells: returCells(side),
    full: { counterpartyName: (row) => row.counterpartyName, reference: (row) => row.reference ?? '' },
    totals: typeTotals(['dpp', 'otherDpp', 'ppn', 'ppnbm']),
  });
