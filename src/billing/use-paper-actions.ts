import { useTranslate } from 'react-admin';
import { hasSlip, isConfirmed, isPaid, paperOf } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { download } from '../client/download.ts';
import { useSending } from '../ui/documents/use-sending.tsx';
import { useCopy } from '../ui/layout/CopyButton.tsx';
import type { MenuChoice } from '../ui/layout/MenuButton.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { type BillingApi, type BillingListRow, RESOURCE, receiptUrl, slipUrl, useBillingApi } from './billing-api.ts';

type BillingPaper = 'receipt' | 'slip' | 'email' | 'whatsapp' | 'link' | 'copy';

export const papersOf = (
  billing: Pick<Billing, 'status' | 'code'>,
  permissions: ReadonlySet<string>,
): readonly BillingPaper[] => {
  const paper = paperOf(billing);
  const maySend =
    (permissions.has('EBILLING_CREATE') || permissions.has('EBILLING_PAYMENT_CREATE')) &&
    (paper === 'ssp' || permissions.has('EBILLING_NTPN_VIEW'));
  const there: Record<BillingPaper, boolean> = {
    receipt: isPaid(billing) && permissions.has('EBILLING_NTPN_VIEW'),
    slip: hasSlip(billing),
    email: paper !== null && maySend,
    whatsapp: paper !== null && maySend,
    link: hasSlip(billing),
    copy: billing.code !== null,
  };
  return (Object.keys(there) as BillingPaper[]).filter((key) => there[key]);
};

export const downloadReceipt = async (api: BillingApi, billingId: string): Promise<void> => {
  const billing = await api.one(billingId).catch(() => null);
  const proof = billing?.ntpns.find(isConfirmed);
  if (proof) download(receiptUrl(proof.id));
};

const action = (key: string): string => `billingScreen.action.${key}`;

export const usePaperActions = (billing: BillingListRow, onSent: () => void) => {
  const translate = useTranslate();
  const copyText = useCopy();
  const { permissions } = useSession();
  const { id, code } = billing;
  const api = useBillingApi();
  const sent = paperOf(billing) ?? 'ssp';
  const { dialog, ...sends } = useSending({
    resource: RESOURCE,
    id,
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
  return { documents: papersOf(billing, permissions).map((key) => choices[key]), dialog };
};
