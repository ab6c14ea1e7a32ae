import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldColumns } from '../../ui/fields/field-columns.tsx';
import { Identifier } from '../../ui/layout/values.tsx';
import type { ReturTotals, Row, Side } from './sides.ts';

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

export const returColumns = ({ of, paths }: Side) =>
  fieldColumns<Row, ReturTotals>(of, {
    number: (row) => (
      <Link to={paths.detail(row.id)} className="flink">
        <NumberCell of={row} />
      </Link>
    ),
    originNumber: (row) => (row.originNumber ? <Identifier value={row.originNumber} form="faktur" /> : '–'),
  });
