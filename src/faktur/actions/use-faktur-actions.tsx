import { useTranslate } from 'react-admin';
import { unfitReceiptMoves } from '#domain/faktur/collector-receipt.ts';
import { vatFormPath } from '#domain/faktur/document-paths.ts';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { allows, isApproved } from '#domain/faktur/status-queries.ts';
import { officeAdvice } from '#domain/office/codes.ts';
import { download, downloadWhereMade } from '../../client/download.ts';
import { askingSignee } from '../../ui/documents/SigneeDialog.tsx';
import { useBulkCalls } from '../../ui/documents/use-bulk-calls.ts';
import {
  type DocumentActions,
  leadingPaper,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useSending } from '../../ui/documents/use-sending.tsx';
import { useTellProblem } from '../../ui/feedback/use-call.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { fakturFile, RESOURCE, useFakturApi } from '../faktur-api.ts';
import { FakturNumber } from '../faktur-parts.tsx';
import { lookedVat } from '../looked-vat.ts';
import { fakturPaths } from '../paths.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const action = (key: string): string => `fakturScreen.action.${key}`;

const useFakturPapers = (faktur: FakturListRow, onSent: () => void) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const { permissions } = useSession();
  const { id, term } = faktur;
  const { email, whatsapp, link, dialog } = useSending({
    resource: RESOURCE,
    id,
    labels: { email: action('email'), whatsapp: action('whatsapp'), link: action('public_link') },
    to: 'fakturScreen.send',
    enclosed: 'fakturScreen.send.attached',
    onSent,
  });
  const approved = isApproved(faktur);
  const mayMail = approved && permissions.has('EFAKTUR_DOC_SEND');
  const leading = leadingPaper(approved, mayMail);
  const pdf: MenuChoice = {
    key: 'pdf',
    leads: leading === 'pdf',
    label: translate(action('pdf')),
    icon: 'download',
    onPick: () => download(fakturFile(id, 'pdf')),
  };
  const xml: MenuChoice = {
    key: 'xml',
    label: translate(action('xml')),
    icon: 'document',
    onPick: () => void downloadWhereMade(fakturFile(id, 'xml')).catch((error: unknown) => tell(error)),
  };
  const termin: MenuChoice = {
    key: 'termin',
    label: translate(action('termin')),
    icon: 'plus',
    to: fakturPaths.termin(id),
  };
  const documents: readonly MenuChoice[] = [
    pdf,
    xml,
    ...(mayMail ? [{ ...email, leads: leading === 'email' }, whatsapp, link] : []),
    ...(term === 'CASH_ADVANCE' && permissions.has('EFAKTUR_DOC_CREATE') ? [termin] : []),
  ];
  return { documents, dialog };
};

export const useFakturActions = (
  faktur: FakturListRow,
  onChanged: () => void,
  onGone: () => void = onChanged,
): DocumentActions => {
  const api = useFakturApi();
  const { bulk } = useBulkCalls(RESOURCE);
  const { id, version, officeCode } = faktur;
  const resends = allows('retry', faktur);
  const repair = officeCode ? officeAdvice(officeCode).repair : undefined;
  const unfit = unfitReceiptMoves(faktur);
  const about = (
    <p>
      <b>
        <FakturNumber of={faktur} />
      </b>{' '}
      · {faktur.counterpartyName}
    </p>
  );
  const { moves, dialog, busy, settled } = useDocumentActions(fakturKeluaran, faktur, {
    possible: usePossibleMoves(fakturStatus, faktur, repair).filter((move) => !unfit.includes(move)),
    about,
    look: lookedVat(faktur),
    busy: api.busy,
    to: {
      save: vatFormPath('OUT', faktur),
      substitute: fakturPaths.substitute(id),
    },
    dialogs: {
      changeSignee: askingSignee({
        resource: RESOURCE,
        id,
        signees: '/efaktur/signee',
        version,
        resends,
        send: () => bulk({ action: 'retry', ids: [id] }),
      }),
      keepReceipt: ({ close, run }) => (
        <ReceiptDialog
          invoice={faktur}
          about={about}
          busy={api.busy}
          onClose={close}
          onKeep={async (receipt) => {
            await api.keepReceipt(id, version, receipt);
            await run(() => Promise.resolve(), 'faktur.done.keepReceipt');
          }}
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
