import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { download } from '../../client/download.ts';
import { leadingPaper } from '../../ui/documents/lead.ts';
import { type Channel, SendDialog } from '../../ui/documents/SendDialog.tsx';
import { usePublicLink } from '../../ui/documents/use-public-link.ts';
import type { MenuChoice } from '../../ui/layout/MenuButton.tsx';
import { useMay } from '../../ui/layout/use-may.ts';
import { pdfUrl, RESOURCE } from '../bupot-api.ts';

/** What may be done with the paper of one slip: fetched, sent to its payee, shown to others by a link. */
export const usePapers = (bupot: BupotListRow, onSent: () => void) => {
  const translate = useTranslate();
  const path = `/${RESOURCE}/${bupot.id}`;
  const copyLink = usePublicLink(path);
  const [sending, setSending] = useState<Channel | null>(null);
  const issued = isIssued(bupot);
  const maySend = useMay('ebupot/slips', 'send') && issued;
  // Self-paid tax and sums of many have nobody to be sent to.
  const leading = leadingPaper(issued, maySend && !hasNoPayee(bupot.kind));
  const words = (key: string) => translate(`bupotScreen.action.${key}`);
  const sends: readonly MenuChoice[] = [
    {
      key: 'email',
      leads: leading === 'email',
      label: words('email'),
      icon: 'mail',
      onPick: () => setSending('email'),
    },
    { key: 'whatsapp', label: words('whatsapp'), icon: 'phone', onPick: () => setSending('whatsapp') },
    { key: 'link', label: words('public_link'), icon: 'external', onPick: copyLink },
  ];
  const documents: readonly MenuChoice[] = [
    {
      key: 'pdf',
      leads: leading === 'pdf',
      label: words('pdf'),
      icon: 'download',
      onPick: () => download(pdfUrl(bupot.id)),
    },
    ...(maySend ? sends : []),
  ];
  const dialog = sending && (
    <SendDialog
      path={path}
      channel={sending}
      words={{
        to: translate(`bupotScreen.send.${sending}_to`),
        enclosed: translate('bupotScreen.send.attached'),
      }}
      onClose={() => setSending(null)}
      onSent={() => {
        setSending(null);
        onSent();
      }}
    />
  );
  return { documents, dialog };
};
