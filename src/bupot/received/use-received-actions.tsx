import { type ReceivedListRow, receivedSlip } from '#domain/bupot/received/received.ts';
import { receivedStatus } from '#domain/bupot/received/status.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { receivedPaths } from './paths.ts';

export const useReceivedActions = (
  row: ReceivedListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const { moves, dialog, busy } = useDocumentActions(receivedSlip, row, {
    possible: usePossibleMoves(receivedStatus, row),
    about: (
      <p>
        <b className="num">{row.number}</b> · {row.withholderName}
      </p>
    ),
    to: { save: receivedPaths.edit(row.id) },
    onChanged,
    onGone,
  });
  return { name: row.number, moves, documents: [], dialog, busy };
};
