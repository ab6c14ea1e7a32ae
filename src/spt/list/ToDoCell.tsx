import { useTranslate } from 'react-admin';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import { useRowActions } from './use-row-actions.tsx';

const nothing = () => undefined;

/** The next thing to do with a return, done with one press; where the person may not, only said. */
export const ToDoCell = ({ row }: { row: SptListRow }) => {
  const translate = useTranslate();
  const { next, dialog, busy } = useRowActions(row, nothing);
  const { toDo } = row;
  if (!toDo) return <span className="sec">–</span>;
  const state = translate(`spt.to_do.${toDo.state}`);
  if (!next) return <span className="sec">{state}</span>;
  return (
    <>
      <button type="button" className="link" title={state} disabled={busy} onClick={next.onPick}>
        {next.label}
      </button>
      {dialog}
    </>
  );
};
