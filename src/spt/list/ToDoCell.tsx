import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SptListRow } from '#domain/spt/listed.ts';
import { useSptActions } from '../use-spt-actions.tsx';

const nothing = () => undefined;

/** The next thing to do with a return, done with one press; where the person may not, only said. */
export const ToDoCell = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const { moves, busy } = useSptActions(row, nothing);
  const { toDo } = row;
  if (!toDo) return <span className="sec">–</span>;
  const state = translate(`spt.to_do.${toDo.state}`);
  const move = moves.find(({ key }) => key === toDo.move);
  const label = toDo.move === 'retry' ? 'spt.moves.retry' : `spt.to_do.action.${toDo.action}`;
  if (!move) return <span className="sec">{state}</span>;
  if (move.to)
    return (
      <Link to={move.to} className="flink" title={state}>
        {translate(label)}
      </Link>
    );
  return (
    <button type="button" className="link" title={state} disabled={busy} onClick={move.onPick}>
      {translate(label)}
    </button>
  );
};
