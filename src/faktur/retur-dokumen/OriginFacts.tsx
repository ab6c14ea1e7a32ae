import { Link } from 'react-router-dom';
import type { ReturDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { Day } from '../../ui/layout/values.tsx';
import { KindName } from '../dokumen/dokumen-columns.tsx';
import type { Side } from './sides.ts';

export const OriginFacts = ({ side, of }: { side: Side; of: ReturDokumenStart['origin'] }) => {
  const field = useFieldName(`efaktur/document/${side.key}/ctas`);
  return (
    <Facts
      of={[
        [
          field('number'),
          <Link key="number" to={side.origins.detail(of.id)} className="num">
            {of.number ?? '–'}
          </Link>,
        ],
        [field('documentKind'), <KindName key="kind" of={of} />],
        [field('counterpartyName'), of.counterpartyName],
        [field('date'), <Day key="date" value={of.date} />],
      ]}
    />
  );
};
