import { isConfirmed } from '#domain/billing/status-queries.ts';
import { download } from '../client/download.ts';
import { type BillingApi, receiptUrl } from './billing-api.ts';

/** Takes home the state's receipt of a paid code. */
export const downloadReceipt = async (api: BillingApi, billingId: string): Promise<void> => {
  const billing = await api.one(billingId).catch(() => null);
  const proof = billing?.ntpns.find(isConfirmed);
  if (proof) download(receiptUrl(proof.id));
};
