import type { RegisterRow } from '#domain/efiling/register.ts';
import { registerStatus } from '#domain/efiling/register-status.ts';
import { report } from '#domain/efiling/report.ts';
import type { ReportTotals } from '#domain/efiling/view-schema.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Moment, Money } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { DueDay, Filed, Kind, Late, Origin, PeriodLink, ResultText, Revision, StaleSource } from './cells.tsx';

const none = <span className="sec">–</span>;

export const reportColumns = columnsOf<RegisterRow, ReportTotals>(report, {
  cells: {
    period: (row) => <PeriodLink of={row} />,
    kind: (row) => <Kind of={row} />,
    revision: ({ revision }) => <Revision n={revision} />,
    result: (row) => <ResultText of={row} />,
    amount: ({ amount }) => (amount === null ? none : <Money value={amount} />),
    dueDay: (row) => <DueDay of={row} />,
    daysLate: (row) => <Late of={row} />,
    filedAt: (row) => <Filed of={row} />,
    bpe: ({ bpe }) => bpe ?? none,
    origin: (row) => <Origin of={row} />,
    documentCount: ({ documentCount }) =>
      documentCount === null ? none : <span className="num">{formatCount(documentCount)}</span>,
    postedAt: ({ postedAt }) => (postedAt === null ? none : <Moment at={postedAt} />),
    fine: ({ fine }) => <Money value={fine} />,
    status: (row) => (
      <span className="cell-lines">
        <DocumentChip of={registerStatus} status={row.status} at={row.updatedAt} />
        <StaleSource of={row} />
      </span>
    ),
  },
  full: {
    bpe: ({ bpe }) => bpe ?? '',
    filedAt: ({ filedAt }) => (filedAt === null ? '' : jakartaDay(filedAt)),
  },
  units: { documentCount: '' },
  totals: { fine: ({ fine }) => <Money value={fine} /> },
});
