import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { SigneeDialog } from '../../ui/documents/SigneeDialog.tsx';
import { type DocumentActions, useDocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { usePossibleMoves } from '../../ui/documents/use-possible-moves.ts';
import { FakturNumber } from '../FakturNumber.tsx';
import { RESOURCE, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { useFakturPapers } from './use-faktur-papers.ts';

/** What may be done with one invoice now, with the dialogs the answers need. */
export const useFakturActions = (
  faktur: FakturListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const api = useFakturApi();
  const { id, version, officeCode } = faktur;
  const resends = allows('retry', faktur);
  const repair = officeCode ? officeAdvice(officeCode).repair : undefined;
  const { moves, dialog, busy, settled } = useDocumentActions(fakturKeluaran, faktur, {
    possible: usePossibleMoves(fakturStatus, faktur, repair),
    about: (
      <p>
        <b>
          <FakturNumber of={faktur} />
        </b>{' '}
        · {faktur.counterpartyName}
      </p>
    ),
    busy: api.busy,
    to: {
      save: faktur.replaces ? fakturPaths.editSubstitute(id) : fakturPaths.edit(id),
      substitute: fakturPaths.substitute(id),
    },
    dialogs: {
      changeSignee: ({ close, run }) => (
        <SigneeDialog
          path={`/${RESOURCE}/${id}`}
          signees="/efaktur/signee"
          version={version}
          resends={resends}
          onClose={close}
          onChanged={() =>
            void run(
              async () => resends && api.retry({ ids: [id] }),
              resends ? 'office.signee.sent' : 'office.signee.done',
            )
          }
        />
      ),
    },
    onChanged,
    onGone,
  });
  const papers = useFakturPapers(faktur, settled);
  return {
    name: faktur.number ?? faktur.reference ?? faktur.counterpartyName,
    moves,
    documents: papers.documents,
    busy,
    dialog: (
      <>
        {dialog}
        {papers.dialog}
      </>
    ),
  };
};
