import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipAdvice } from '#domain/bupot/office-codes.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isIssued, needsHand } from '#domain/bupot/status-queries.ts';
import { download } from '../../client/download.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import {
  type DocumentActions,
  leadingPaper,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import type { Looked } from '../../ui/documents/use-last-look.tsx';
import { useSending } from '../../ui/documents/use-sending.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { pdfUrl, RESOURCE, useBupotApi } from '../bupot-api.ts';
import { slipName } from '../list/slip-lists.ts';
import { editPath } from '../paths.ts';
import { BupotNumber, PayeeName } from '../SlipNames.tsx';
import { useFiledMasa } from '../use-filed-masa.tsx';
import { useIssuing } from '../use-issuing.tsx';

const action = (key: string): string => `bupotScreen.action.${key}`;

const usePapers = (bupot: BupotListRow, onSent: () => void) => {
  const translate = useTranslate();
  const { email, whatsapp, link, dialog } = useSending({
    resource: RESOURCE,
    id: bupot.id,
    labels: { email: action('email'), whatsapp: action('whatsapp'), link: action('public_link') },
    to: 'bupotScreen.send',
    enclosed: 'bupotScreen.send.attached',
    onSent,
  });
  const issued = isIssued(bupot);
  const maySend = useMay('ebupot/slips', 'send') && issued;
  // Self-paid tax and summary slips have no recipient.
  const leading = leadingPaper(issued, maySend && !hasNoPayee(bupot.kind));
  const pdf: MenuChoice = {
    key: 'pdf',
    leads: leading === 'pdf',
    label: translate(action('pdf')),
    icon: 'download',
    onPick: () => download(pdfUrl(bupot.id)),
  };
  const documents = [pdf, ...(maySend ? [{ ...email, leads: leading === 'email' }, whatsapp, link] : [])];
  return { documents, dialog };
};

const lookedSlip = ({ number, reference, payeeName, base, tax, period }: BupotListRow): Looked => ({
  number: number ?? reference,
  party: payeeName,
  base,
  tax,
  period,
});

export const NamedSlip = ({ of }: { of: BupotListRow }) => (
  <p>
    <b>
      <BupotNumber of={of} />
    </b>{' '}
    · <PayeeName of={of} />
  </p>
);

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
    look: lookedSlip(bupot),
    busy: api.busy,
    does: {
      issue: () => issuing.withConsent((consent) => api.issue(bupot, consent)),
      submit: () => filed.withReason((why) => api.submit(bupot, why)),
      correct: async (reason) => {
        const draft = await filed.withReason((why) => api.correct(bupot, reason, why), reason);
        navigate(editPath(draft));
      },
      cancel: (reason) => filed.withReason((why) => api.cancel(bupot, reason, why), reason),
    },
    to: { save: editPath(bupot) },
    dialogs: {
      changeSignee: askingSignee({
        resource: RESOURCE,
        id: bupot.id,
        signees: '/ebupot/ctas/signee',
        version: bupot.version,
        resends,
        send: (version) => issuing.withConsent((consent) => api.issue({ ...bupot, version }, consent)),
      }),
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
