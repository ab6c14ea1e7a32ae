import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { BupotChip, RevisionChip } from '../BupotChip.tsx';
import { BupotNumber } from '../BupotNumber.tsx';
import { detailPath } from '../paths.ts';
import { objectWords } from './ObjectText.tsx';

/** One slip on a narrow screen: number and state, whom it is about, object and masa, the tax. */
export const BupotCard = ({ row }: { row: BupotListRow }) => {
  const translate = useTranslate();
  const object = objectWords(row);
  return (
    <div className="fcb">
      <div className="row">
        <Link to={detailPath(row)} className="flink grow row g4">
          <b>
            <BupotNumber of={row} />
          </b>
          <RevisionChip n={row.revision} iconOnly />
        </Link>
        <BupotChip status={row.status} replacedBy={row.replacedBy} at={row.updatedAt} short />
      </div>
      <div className="el">{hasNoPayee(row.kind) ? object : row.payeeName || '–'}</div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec num grow el">
          {translate(`bupotScreen.list.create_kind.${row.kind}`)} · {translate('list.period')}{' '}
          {formatPeriod(row.period)}
        </span>
        <Money value={row.tax} unit strong />
      </div>
    </div>
  );
};
