import { useTranslate } from 'react-admin';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { download } from '../../client/download.ts';
import { leadingPaper } from '../../ui/documents/lead.ts';
import { useSending } from '../../ui/documents/use-sending.tsx';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { pdfUrl, RESOURCE } from '../bupot-api.ts';

const action = (key: string): string => `bupotScreen.action.${key}`;

/** What may be done with the paper of one slip: fetched, sent to its payee, shown to others by a link. */
export const usePapers = (bupot: BupotListRow, onSent: () => void) => {
  const translate = useTranslate();
  const { email, whatsapp, link, dialog } = useSending({
    path: `/${RESOURCE}/${bupot.id}`,
    labels: { email: action('email'), whatsapp: action('whatsapp'), link: action('public_link') },
    to: 'bupotScreen.send',
    enclosed: 'bupotScreen.send.attached',
    onSent,
  });
  const issued = isIssued(bupot);
  const maySend = useMay('ebupot/slips', 'send') && issued;
  // Self-paid tax and sums of many have nobody to be sent to.
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
