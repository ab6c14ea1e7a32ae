import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { paperOf } from '#domain/billing/status-queries.ts';
import { download } from '../client/download.ts';
import { type Channel, SendDialog } from '../ui/documents/SendDialog.tsx';
import { usePublicLink } from '../ui/documents/use-public-link.ts';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { useCopy } from '../ui/layout/use-copy.ts';
import { type Billing, RESOURCE, slipUrl, useBillingApi } from './billing-api.ts';
import { downloadReceipt } from './download-receipt.ts';
import { type BillingPaper, papersOf } from './possible-moves.ts';

/** What may be done with the papers of one code: fetched, sent, shown to others by a link. */
export const usePaperActions = (billing: Billing, onSent: () => void) => {
  const translate = useTranslate();
  const copyText = useCopy();
  const { held } = useSession();
  const { id } = billing;
  const api = useBillingApi();
  const copyLink = usePublicLink(`/${RESOURCE}/${id}`);
  const [sending, setSending] = useState<Channel | null>(null);
  const { code } = billing;
  const paper = paperOf(billing);
  // Of a code without a paper to send nothing of it is offered.
  const sent = paper ?? 'ssp';
  const choices: Record<BillingPaper, Omit<MenuChoice, 'key'>> = {
    receipt: {
      label: translate('billingScreen.action.receipt'),
      icon: 'download',
      onPick: () => void downloadReceipt(api, id),
    },
    slip: {
      label: translate('billingScreen.action.slip'),
      icon: 'download',
      onPick: () => download(slipUrl(id)),
    },
    email: {
      label: translate(`billingScreen.action.send_${sent}`),
      icon: 'mail',
      onPick: () => setSending('email'),
    },
    whatsapp: {
      label: translate(`billingScreen.action.send_${sent}_whatsapp`),
      icon: 'phone',
      onPick: () => setSending('whatsapp'),
    },
    link: {
      label: translate('billingScreen.action.public_link'),
      icon: 'external',
      onPick: copyLink,
    },
    copy: {
      label: translate('billingScreen.action.copy'),
      icon: 'copy',
      onPick: () => void copyText(code ?? '', 'billingScreen.done.copied'),
    },
  };
  const documents: MenuChoice[] = papersOf(billing, held).map((key) => ({ key, ...choices[key] }));

  const dialog = sending && paper && (
    <SendDialog
      path={`/${RESOURCE}/${id}`}
      channel={sending}
      words={{
        to: translate(`billingScreen.send.${sending}_to`),
        enclosed: translate(`billingScreen.send.enclosed_${paper}`),
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
