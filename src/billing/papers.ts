import { hasSlip, isPaid, paperOf } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';

export type BillingPaper = 'receipt' | 'slip' | 'email' | 'whatsapp' | 'link' | 'copy';

/** The papers of a code that may be fetched, sent, or shown to others, the one to be handed on first. */
export const papersOf = (
  billing: Pick<Billing, 'status' | 'code'>,
  held: ReadonlySet<string>,
): readonly BillingPaper[] => {
  const paper = paperOf(billing);
  const maySend =
    (held.has('EBILLING_CREATE') || held.has('EBILLING_PAYMENT_CREATE')) &&
    (paper === 'ssp' || held.has('EBILLING_NTPN_VIEW'));
  const there: Record<BillingPaper, boolean> = {
    receipt: isPaid(billing) && held.has('EBILLING_NTPN_VIEW'),
    slip: hasSlip(billing),
    email: paper !== null && maySend,
    whatsapp: paper !== null && maySend,
    link: hasSlip(billing),
    copy: billing.code !== null,
  };
  return (Object.keys(there) as BillingPaper[]).filter((key) => there[key]);
};
