import { Link } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptTotals } from '#domain/spt/view-schema.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Moment, PeriodText } from '../../ui/layout/Day.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { DueDay } from '../DueDay.tsx';
import { sptPaths } from '../paths.ts';
import { NthRevision, StaleMark } from '../SptChip.tsx';
import { ToDoCell } from './ToDoCell.tsx';

const count = (value: string) => <span className="num">{formatDecimal(value, 0)}</span>;

/** The columns in their order; both kinds of return have the same ones. */
export const sptColumns = columnsOf<SptListRow, SptTotals>(monthlyReturn, {
  cells: {
    period: (row) => (
      <Link to={sptPaths.detail(row)} className="flink">
        <PeriodText value={row.period} />
      </Link>
    ),
    revision: ({ revision }) => <NthRevision n={revision} />,
    documentCount: ({ documentCount }) => count(String(documentCount)),
    payable: ({ payable }) => <Money value={payable} />,
    paid: ({ paid }) => <Money value={paid} />,
    rest: ({ rest }) => <Money value={rest} />,
    overpaid: ({ overpaid }) => <Money value={overpaid} />,
    toDo: (row) => <ToDoCell row={row} />,
    dueDay: (row) => <DueDay of={row} />,
    filedAt: ({ filedAt }) => <Day value={filedAt === null ? null : jakartaDay(filedAt)} />,
    bpe: ({ bpe }) => bpe ?? <span className="sec">–</span>,
    postedAt: ({ postedAt }) => <Moment at={postedAt} />,
    updatedAt: ({ updatedAt }) => <Moment at={updatedAt} />,
    status: (row) => (
      <span className="row g4">
        <DocumentChip of={sptStatus} status={row.status} at={row.updatedAt} />
        <StaleMark of={row} />
      </span>
    ),
  },
  full: { bpe: ({ bpe }) => bpe ?? '' },
  labels: Object.fromEntries(monthlyReturn.list.columns.map(({ key }) => [key, `sptScreen.field.${key}`])),
  units: { documentCount: '' },
  totals: {
    documentCount: ({ documentCount }) => count(documentCount),
    payable: ({ payable }) => <Money value={payable} />,
    paid: ({ paid }) => <Money value={paid} />,
    rest: ({ rest }) => <Money value={rest} />,
    overpaid: ({ overpaid }) => <Money value={overpaid} />,
  },
});
