import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { KindChip } from '../../ui/documents/DocumentChip.tsx';
import { fieldColumns } from '../../ui/fields/field-columns.tsx';
import type { DokumenTotals, Row, Side } from './sides.ts';

export const KindName = ({ of }: { of: Pick<Row, 'documentKind'> }) => {
  const translate = useTranslate();
  return <>{of.documentKind ? translate(`dokumen.kind.${of.documentKind}`) : '–'}</>;
};

export const dokumenColumns = ({ of, paths }: Side) =>
  fieldColumns<Row, DokumenTotals>(of, {
    number: (row) => (
      <span className="row g4">
        <Link to={paths.detail(row.id)} className="flink el num">
          {row.number ?? '–'}
        </Link>
        {row.replaces && <KindChip kind={row.kind} iconOnly />}
      </span>
    ),
    code: (row) => <span className="num">{row.code || '–'}</span>,
  });
