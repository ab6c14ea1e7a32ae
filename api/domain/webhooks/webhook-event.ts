import { documents } from '../documents.ts';

const payments: ReadonlySet<string> = new Set(['payment', 'billing', 'ntpn']);
const names: ReadonlySet<string> = new Set([...documents.map(({ name }) => name), 'payment']);

/** Fields of a webhook that select events. */
export type WebhookTopic = 'documents' | 'payments' | 'returns';

/** Undefined for changes that are no events, such as of settings. */
export const topicOf = (objectType: string): WebhookTopic | undefined => {
  if (!names.has(objectType)) return undefined;
  if (payments.has(objectType)) return 'payments';
  return objectType.startsWith('spt') ? 'returns' : 'documents';
};

/** The body of a request. `id` is the same when it is repeated. */
export type WebhookEvent = {
  readonly id: string;
  readonly event: 'status_changed' | 'test';
  readonly at: string;
  readonly companyId: string;
  readonly object: { readonly type: string; readonly id: string } | null;
  readonly from: string | null;
  readonly to: string | null;
};
