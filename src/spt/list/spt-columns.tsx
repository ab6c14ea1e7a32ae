import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { jakartaDay } from '#domain/scope.ts';
import { monthlyReturn } from '#domain/spt/monthly-return.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { sptStatus } from '#domain/spt/status.ts';
import type { SptTotals } from '#domain/spt/view-schema.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { openFile } from '../../client/download.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { Day, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { useSptActions } from '../detail/SptHead.tsx';
import { papersOf } from '../next-move.ts';
import { sptPaper, sptPaths } from '../paths.ts';
import { DueDay, NthRevision, StaleMark, useAmendmentWords, useSptName } from '../SptChip.tsx';

export const useRowActions = (row: SptListRow, onChanged: () => void) => {
  const translate = useTranslate();
  const nameOf = useSptName();
  const { moves: all, next, dialog, busy } = useSptActions(row, onChanged);
  const moves = next ? [next, ...all.filter((move) => move !== next)] : all;
  const papers: Record<'open' | 'pdf' | 'bpe', Pick<MenuChoice, 'icon' | 'to' | 'onPick'>> = {
    open: { icon: 'document', to: sptPaths.detail(row, 'induk') },
    pdf: { icon: 'print', to: sptPaths.pdf(row) },
    bpe: { icon: 'shield', onPick: () => openFile(sptPaper(row, 'bpe')) },
  };
  const documents: readonly MenuChoice[] = papersOf(row).map((paper) => ({
    ...paper,
    ...papers[paper.key],
    label: translate(`sptScreen.action.${paper.key}`),
  }));
  return { name: nameOf(row), moves, next, documents, dialog, busy };
};

const nothing = () => undefined;

const ToDoCell = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const { next, dialog, busy } = useRowActions(row, nothing);
  const { toDo } = row;
  const amendmentWords = useAmendmentWords();
  if (!toDo) return <span className="sec">–</span>;
  const state = translate(`spt.to_do.${toDo.state}`);
  const words = row.amendment && amendmentWords(row.amendment);
  const due = words && (
    <span className="small sec num el" title={words}>
      {words}
    </span>
  );
  if (!next)
    return (
      <span className="cell-lines sec">
        {state}
        {due}
      </span>
    );
  return (
    <>
      <span className="cell-lines">
        <button type="button" className="link" title={state} disabled={busy} onClick={next.onPick}>
          {next.label}
        </button>
        {due}
      </span>
      {dialog}
    </>
  );
};

const count = (value: string) => <span className="num">{formatDecimal(value, 0)}</span>;

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
