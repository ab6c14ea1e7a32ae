import { useTranslate } from 'react-admin';
import { returGoesOut } from '#domain/faktur/retur-status.ts';
import { download } from '../../client/download.ts';
import { fileUrl } from '../../client/request.ts';
import {
  type DocumentActions,
  useDocumentActions,
  usePossibleMoves,
} from '../../ui/documents/use-document-actions.tsx';
import { useSending } from '../../ui/documents/use-sending.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { aboutOf, useSentActions } from '../list/use-sent-actions.tsx';
import { returPaths } from '../paths.ts';
import { ReturNumber } from './retur-columns.tsx';
import { inSide, outSide, type Row, type Side } from './sides.ts';

const about = (row: Row) => aboutOf(<ReturNumber of={row} />, row);

const nameOf = (row: Row): string => row.number ?? row.reference ?? row.originNumber ?? row.counterpartyName;

const usePdf = (resource: Side['of']['resource'], { id }: Row): MenuChoice => ({
  key: 'pdf',
  label: useTranslate()('fakturScreen.action.pdf'),
  icon: 'download',
  onPick: () => download(fileUrl(`/${resource}/{id}/pdf`, { path: { id } })),
});

const action = (key: string): string => `fakturScreen.action.${key}`;

const useReturPapers = (row: Row, onSent: () => void) => {
  const { resource } = inSide.of;
  const pdf = usePdf(resource, row);
  const { email, whatsapp, link, dialog } = useSending({
    resource,
    id: row.id,
    labels: { email: action('email'), whatsapp: action('whatsapp'), link: action('public_link') },
    to: 'returScreen.send',
    enclosed: 'returScreen.send.attached',
    onSent,
  });
  const maySend = useSession().permissions.has('EFAKTUR_DOC_SEND');
  const documents: readonly MenuChoice[] = [
    pdf,
    ...(maySend && returGoesOut(row) ? [email, whatsapp] : []),
    ...(maySend && row.number !== null ? [link] : []),
  ];
  return { documents, dialog };
};

export const useReturInActions = (row: Row, onChanged: () => void, onGone: () => void = onChanged): DocumentActions => {
  const { moves, dialog, busy, settled } = useSentActions(inSide.of, row, {
    about: about(row),
    to: { save: returPaths.in.edit(row.id) },
    onChanged,
    onGone,
  });
  const papers = useReturPapers(row, settled);
  return {
    name: nameOf(row),
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

export const useReturOutActions = (row: Row, onChanged: () => void): DocumentActions => {
  const handed = { possible: usePossibleMoves(outSide.of.status, row as never), about: about(row), onChanged };
  const { moves, dialog, busy } = useDocumentActions(outSide.of, row, handed);
  return { name: nameOf(row), moves, documents: [usePdf(outSide.of.resource, row)], dialog, busy };
};
