import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Identifier } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { typeCells, typeTotals } from '../list/type-cells.tsx';
import type { ReturTotals, Row, Side } from './sides.ts';

/** The office's number of a return; until there is one, what it is a return of. */
export const ReturNumber = ({ of }: { of: Pick<Row, 'number' | 'reference' | 'originNumber'> }) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" />;
  return (
    <span className="num sec">{of.reference ?? translate('returScreen.of', { number: of.originNumber ?? '–' })}</span>
  );
};

/** The same where the invoice stands in a column of its own. */
const NumberCell = ({ of }: { of: Pick<Row, 'number' | 'reference'> }) => {
  const translate = useTranslate();
  if (of.number) return <Identifier value={of.number} form="faktur" />;
  return <span className="num sec">{of.reference ?? translate('returScreen.unnumbered')}</span>;
};

/** What each column shows; a test holds this table against the definitions. */
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
