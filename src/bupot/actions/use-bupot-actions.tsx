import { useNavigate } from 'react-router-dom';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipAdvice } from '#domain/bupot/office-codes.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { needsHand } from '#domain/bupot/status-queries.ts';
import { SigneeDialog } from '../../ui/documents/SigneeDialog.tsx';
import { type DocumentActions, useDocumentActions } from '../../ui/documents/use-document-actions.tsx';
import { usePossibleMoves } from '../../ui/documents/use-possible-moves.ts';
import { RESOURCE, useBupotApi } from '../bupot-api.ts';
import { slipName } from '../list/slip-name.ts';
import { editPath } from '../paths.ts';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { useIssuing } from '../use-issuing.tsx';
import { NamedSlip } from './NamedSlip.tsx';
import { usePapers } from './use-papers.ts';

/** What may be done with one slip now, with the dialogs the answers need. */
export const useBupotActions = (
  bupot: BupotListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const navigate = useNavigate();
  const api = useBupotApi();
  const filed = useFiledMasa();
  const issuing = useIssuing();
  const resends = needsHand(bupot);
  const repair = bupot.officeCode === null ? undefined : slipAdvice(bupot.officeCode).repair;
  const { moves, dialog, busy, settled } = useDocumentActions({ resource: RESOURCE, status: bupotStatus }, bupot, {
    possible: usePossibleMoves(bupotStatus, bupot, repair),
    about: <NamedSlip of={bupot} />,
    busy: api.busy,
    does: {
      issue: () => issuing.withConsent((consent) => api.issue(bupot, consent)),
      submit: () => filed.withReason((why) => api.submit(bupot, why)),
      // The draft of the next version is opened to be worked on.
      correct: async (reason) => {
        const draft = await filed.withReason((why) => api.correct(bupot, reason, why), reason);
        navigate(editPath(draft));
      },
      cancel: (reason) => filed.withReason((why) => api.cancel(bupot, reason, why), reason),
    },
    to: { save: editPath(bupot) },
    dialogs: {
      changeSignee: ({ close, run }) => (
        <SigneeDialog
          path={`/${RESOURCE}/${bupot.id}`}
          signees="/ebupot/ctas/signee"
          version={bupot.version}
          resends={resends}
          onClose={close}
          onChanged={(version) =>
            void run(
              async () => resends && issuing.withConsent((consent) => api.issue({ ...bupot, version }, consent)),
              resends ? 'office.signee.sent' : 'office.signee.done',
            )
          }
        />
      ),
    },
    onChanged,
    onGone,
  });
  const papers = usePapers(bupot, settled);
  return {
    name: slipName(bupot),
    moves,
    documents: papers.documents,
    busy,
    dialog: (
      <>
        {papers.dialog}
        {filed.dialog}
        {issuing.dialog}
        {dialog}
      </>
    ),
  };
};
