import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { StatusChip } from '../../ui/documents/StatusChip.tsx';
import { Day } from '../../ui/layout/Day.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { CardChoices } from '../../ui/list/CardChoices.tsx';
import { useFakturActions } from '../actions/use-faktur-actions.tsx';
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
        <StatusChip status={row.status} at={row.updatedAt} short />
      </div>
      <div className="el">{row.counterpartyName || '–'}</div>
      <div className="row" style={{ marginTop: 8 }}>
        <span className="s sec num grow">
          <Day value={row.date} /> · {translate('list.period')} {formatPeriod(row.period)}
        </span>
        <Money value={row.ppn} unit strong />
      </div>
    </div>
  );
};

const nothing = () => undefined;

export const FakturCardActions = ({ row }: { row: FakturListRow }) => {
  const translate = useTranslate();
  const { moves, documents, dialog } = useFakturActions(row, nothing);
  return (
    <>
      <CardChoices
        moves={moves}
        documents={documents}
        label={translate('list.row_actions', { name: row.number ?? row.reference ?? row.counterpartyName })}
      />
      {dialog}
    </>
  );
};
