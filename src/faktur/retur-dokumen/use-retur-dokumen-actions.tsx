import { officeAdvice } from '#domain/office/codes.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useCall } from '../../ui/feedback/use-call.ts';
import { ReturDokumenNumber } from './retur-dokumen-columns.tsx';
import type { Row, Side } from './sides.ts';

/** What may be done with a return of another document. */
export const useReturDokumenActions = (
  { of, paths }: Side,
  row: Row,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const { ask } = useCall();
  const resends = of.status.moves.retry.from.some((one) => one === row.status);
  const repair = row.officeCode ? officeAdvice(row.officeCode).repair : undefined;
  const { moves, dialog, busy } = useDocumentActions(of, row, {
    possible: usePossibleMoves(of.status, row, repair),
    about: (
      <p>
        <b>
          <ReturDokumenNumber of={row} />
        </b>{' '}
        · {row.counterpartyName}
      </p>
    ),
    to: { save: paths.edit(row.id) },
    dialogs: {
      changeSignee: askingSignee({
        ...{ path: `/${of.resource}/${row.id}`, signees: '/efaktur/signee', version: row.version, resends },
        send: () => ask('POST', `/${of.resource}/retry`, { ids: [row.id] }),
      }),
    },
    ...{ onChanged, onGone },
  });
  return { name: row.number ?? row.originNumber ?? row.counterpartyName, moves, documents: [], dialog, busy };
};
