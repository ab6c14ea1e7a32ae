import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fieldColumns } from '../../ui/fields/field-columns.tsx';
import type { ReturDokumenTotals, Row, Side } from './sides.ts';

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

export const returDokumenColumns = ({ of, paths, origins }: Side) =>
  fieldColumns<Row, ReturDokumenTotals>(of, {
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
  });
