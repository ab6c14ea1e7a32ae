import { Link } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { sptColumnSorts } from '#domain/spt/filter.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Day, Moment, PeriodText } from '../../ui/layout/Day.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { DueDay } from '../DueDay.tsx';
import { sptPaths } from '../paths.ts';
import { sptResource } from '../resource.ts';
import { NthRevision, StaleMark } from '../SptChip.tsx';
import type { SptTotals } from '../spt-api.ts';
import { ToDoCell } from './ToDoCell.tsx';

const count = (value: string) => <span className="num">{formatDecimal(value, 0)}</span>;

/** The columns in their order; both kinds of return have the same ones. */
export const sptColumns = columnsOf<SptListRow, SptTotals>(
  {
    resource: sptResource('UNIFIKASI'),
    list: {
      columns: [
        { key: 'period', width: 96, frozen: true },
        { key: 'revision', width: 104 },
        { key: 'slipCount', width: 104, align: 'right' },
        { key: 'payable', width: 152, align: 'right' },
        { key: 'paid', width: 152, align: 'right' },
        { key: 'rest', width: 152, align: 'right' },
        { key: 'toDo', width: 160 },
        { key: 'dueDay', width: 112 },
        { key: 'filedAt', width: 112 },
        { key: 'bpe', width: 150 },
        { key: 'overpaid', width: 152, align: 'right', hidden: true },
        { key: 'postedAt', width: 136, hidden: true },
        { key: 'updatedAt', width: 136, hidden: true },
        { key: 'status', width: 178 },
      ],
      sorts: sptColumnSorts,
    },
  },
  {
    cells: {
      period: (row) => (
        <Link to={sptPaths.detail(row)} className="flink">
          <PeriodText value={row.period} />
        </Link>
      ),
      revision: ({ revision }) => <NthRevision n={revision} />,
      slipCount: ({ slipCount }) => count(String(slipCount)),
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
    labels: Object.fromEntries(
      [
        ...['period', 'revision', 'slipCount', 'payable', 'paid', 'rest', 'toDo', 'dueDay', 'filedAt', 'bpe'],
        ...['overpaid', 'postedAt', 'updatedAt', 'status'],
      ].map((key) => [key, `sptScreen.field.${key}`]),
    ),
    units: { slipCount: '' },
    least: {
      period: 76,
      revision: 90,
      slipCount: 92,
      payable: 128,
      paid: 128,
      rest: 128,
      toDo: 122,
      dueDay: 108,
      filedAt: 98,
      bpe: 80,
      status: 172,
    },
    cut: ['bpe'],
    yields: ['slipCount', 'revision', 'filedAt', 'dueDay', 'bpe'],
    beside: ['period', 'payable', 'status'],
    totals: {
      slipCount: ({ slipCount }) => count(slipCount),
      payable: ({ payable }) => <Money value={payable} />,
      paid: ({ paid }) => <Money value={paid} />,
      rest: ({ rest }) => <Money value={rest} />,
      overpaid: ({ overpaid }) => <Money value={overpaid} />,
    },
  },
);
