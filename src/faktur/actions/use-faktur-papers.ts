import { useTranslate } from 'react-admin';
import type { FakturListRow } from '#domain/faktur/record.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import { download, downloadWhereMade } from '../../client/download.ts';
import { leadingPaper } from '../../ui/documents/lead.ts';
import { useSending } from '../../ui/documents/use-sending.tsx';
import { useTellProblem } from '../../ui/feedback/problem.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { fileUrl, RESOURCE } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';

const action = (key: string): string => `fakturScreen.action.${key}`;

/** What may be done with the papers of one invoice: fetched, sent, shown to others by a link. */
export const useFakturPapers = (faktur: FakturListRow, onSent: () => void) => {
  const translate = useTranslate();
  const tell = useTellProblem();
  const { held } = useSession();
  const { id, term } = faktur;
  const { email, whatsapp, link, dialog } = useSending({
    path: `/${RESOURCE}/${id}`,
    labels: { email: action('email'), whatsapp: action('whatsapp'), link: action('public_link') },
    to: 'fakturScreen.send',
    enclosed: 'fakturScreen.send.attached',
    onSent,
  });
  const approved = isApproved(faktur);
  const mayMail = approved && held.has('EFAKTUR_DOC_SEND');
  const leading = leadingPaper(approved, mayMail);
  const pdf: MenuChoice = {
    key: 'pdf',
    leads: leading === 'pdf',
    label: translate(action('pdf')),
    icon: 'download',
    onPick: () => download(fileUrl(id, 'pdf')),
  };
  const xml: MenuChoice = {
    key: 'xml',
    label: translate(action('xml')),
    icon: 'document',
    onPick: () => void downloadWhereMade(fileUrl(id, 'xml')).catch((error: unknown) => tell(error)),
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
    ...(term === 'CASH_ADVANCE' && held.has('EFAKTUR_DOC_CREATE') ? [termin] : []),
  ];
  return { documents, dialog };
};
