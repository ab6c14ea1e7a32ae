import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { returPaths } from '../paths.ts';
import { ReturNumber } from './retur-columns.tsx';
import { inSide, outSide, type Row } from './sides.ts';

const about = (row: Row) => (
  <p>
    <b>
      <ReturNumber of={row} />
    </b>{' '}
    · {row.counterpartyName}
  </p>
);

const nameOf = (row: Row): string => row.number ?? row.reference ?? row.originNumber ?? row.counterpartyName;

/** What may be done with a return we made. */
export const useReturInActions = (row: Row, onChanged: () => void, onGone: () => void = onChanged): DocumentActions => {
  const handed = {
    possible: usePossibleMoves(inSide.of.status, row),
    about: about(row),
    to: { save: returPaths.edit(row.id) },
    onChanged,
    onGone,
  };
  const { moves, dialog, busy } = useDocumentActions(inSide.of, row, handed);
  return { name: nameOf(row), moves, documents: [], dialog, busy };
};

/** What may be done with a return our buyer made. */
export const useReturOutActions = (row: Row, onChanged: () => void): DocumentActions => {
  const handed = { possible: usePossibleMoves(outSide.of.status, row as never), about: about(row), onChanged };
  const { moves, dialog, busy } = useDocumentActions(outSide.of, row, handed);
  return { name: nameOf(row), moves, documents: [], dialog, busy };
};
