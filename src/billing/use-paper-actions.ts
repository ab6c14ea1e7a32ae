import { useTranslate } from 'react-admin';
import { paperOf } from '#domain/billing/status-queries.ts';
import { download } from '../client/download.ts';
import { useSending } from '../ui/documents/use-sending.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { useCopy } from '../ui/layout/use-copy.ts';
import { type BillingListRow, RESOURCE, slipUrl, useBillingApi } from './billing-api.ts';
import { downloadReceipt } from './download-receipt.ts';
import { type BillingPaper, papersOf } from './papers.ts';

const action = (key: string): string => `billingScreen.action.${key}`;

/** What may be done with the papers of one code: fetched, sent, shown to others by a link. */
export const usePaperActions = (billing: BillingListRow, onSent: () => void) => {
  const translate = useTranslate();
  const copyText = useCopy();
  const { held } = useSession();
  const { id, code } = billing;
  const api = useBillingApi();
  // Of a code without a paper to send nothing of it is offered.
  const sent = paperOf(billing) ?? 'ssp';
  const { dialog, ...sends } = useSending({
    path: `/${RESOURCE}/${id}`,
    labels: { email: action(`send_${sent}`), whatsapp: action(`send_${sent}_whatsapp`), link: action('public_link') },
    to: 'billingScreen.send',
    enclosed: `billingScreen.send.enclosed_${sent}`,
    onSent,
  });
  const choices: Record<BillingPaper, MenuChoice> = {
    ...sends,
    receipt: {
      key: 'receipt',
      label: translate(action('receipt')),
      icon: 'download',
      onPick: () => void downloadReceipt(api, id),
    },
    slip: { key: 'slip', label: translate(action('slip')), icon: 'download', onPick: () => download(slipUrl(id)) },
    copy: {
      key: 'copy',
      label: translate(action('copy')),
      icon: 'copy',
      onPick: () => void copyText(code ?? '', 'billingScreen.done.copied'),
    },
  };
  return { documents: papersOf(billing, held).map((key) => choices[key]), dialog };
};
