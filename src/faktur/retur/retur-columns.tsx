import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
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
  number: (row) => (
    <Link to={detail(row.id)} className="flink">
      <NumberCell of={row} />
    </Link>
  ),
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  originNumber: (row) => (row.originNumber ? <Identifier value={row.originNumber} form="faktur" /> : '–'),
  counterpartyName: (row) => row.counterpartyName || '–',
  counterpartyNpwp: (row) => <Identifier value={row.counterpartyNpwp} form="npwp" />,
  dpp: (row) => <Money value={row.dpp} />,
  otherDpp: (row) => <Money value={row.otherDpp} />,
  ppn: (row) => <Money value={row.ppn} />,
  ppnbm: (row) => <Money value={row.ppnbm} />,
  status: (row) => <DocumentChip of={of.status} status={row.status} at={row.updatedAt} />,
  reference: (row) => row.reference ?? '–',
  updatedAt: (row) => <Moment at={row.updatedAt} />,
});

const totalled = (key: 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm') => (totals: ReturTotals) => <Money value={totals[key]} />;

export const returColumns = (side: Side) =>
  columnsOf<Row, ReturTotals>(side.of, {
    cells: returCells(side),
    full: { counterpartyName: (row) => row.counterpartyName, reference: (row) => row.reference ?? '' },
    totals: { dpp: totalled('dpp'), otherDpp: totalled('otherDpp'), ppn: totalled('ppn'), ppnbm: totalled('ppnbm') },
  });
