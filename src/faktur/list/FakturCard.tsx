import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day } from '../../ui/layout/Day.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { FakturNumber } from '../FakturNumber.tsx';
import { fakturPaths } from '../paths.ts';

/** One invoice on a narrow screen. */
export const FakturCard = ({ row }: { row: FakturListRow }) => {
  const translate = useTranslate();
  return (
    <div className="fcb">
      <div className="row">
        <Link to={fakturPaths.detail(row.id)} className="flink grow">
          <b>
            <FakturNumber of={row} />
          </b>
        </Link>
        <DocumentChip of={fakturStatus} status={row.status} at={row.updatedAt} short />
      </div>
      <div className="el">{row.counterpartyName || '–'}</div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec num grow">
          <Day value={row.date} /> · {translate('list.period')} {formatPeriod(row.period)}
        </span>
        <Money value={row.ppn} unit strong />
      </div>
    </div>
  );
};
