import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { formatCount, formatPeriod } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { DueDay } from '../DueDay.tsx';
import { sptPaths } from '../paths.ts';
import { StaleMark, useRevisionWords } from '../SptChip.tsx';

/** One return on a narrow screen: masa and state, slips and due day, what is to be paid. */
export const SptCard = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const revision = useRevisionWords();
  return (
    <div className="fcb">
      <div className="row">
        <Link to={sptPaths.detail(row)} className="flink grow row g4">
          <b className="num">{formatPeriod(row.period)}</b>
        </Link>
        <StaleMark of={row} />
        <DocumentChip of={sptStatus} status={row.status} at={row.updatedAt} />
      </div>
      <div className="el">
        {revision(row.revision)} · {translate('sptScreen.field.documentCount')} {formatCount(row.documentCount)}
      </div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="small sec grow row g4">
          {translate('sptScreen.field.dueDay')} <DueDay of={row} />
        </span>
        <Money value={row.payable} unit strong />
      </div>
    </div>
  );
};
