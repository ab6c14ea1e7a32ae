import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { sendingsOf } from '../../../db/repositories/sendings.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { SentDocument } from '../../gateways/djp/document-port.ts';
import type { OfficeSet, Sent } from './family.ts';

/** How a family's sendings are told in the history, and the state of one that broke off. */
export type Sending = { readonly sendings: Parameters<typeof sendingsOf>[3]; readonly failedState: string };

/**
 * The key that makes sending safe to repeat. A retry after a broken line is the same sending and has the same key; sending
 * again after the office's answer is a new one.
 */
export const sendingKey = async (family: Sending, scope: Scope, query: Query, id: string): Promise<string> => {
  const sendings = await sendingsOf(scope, query, id, family.sendings);
  const own = sendings.filter(({ fromStatus }) => fromStatus !== family.failedState);
  return `${id}.${Math.max(1, own.length)}`;
};

/** What is written when a document goes on its way. Only after a broken line is it still the document the office knows. */
export const sendingSet = (
  family: Sending,
  read: Sent,
  signee: Pick<Signee, 'name'> | undefined,
): Required<Omit<OfficeSet, 'signeeId'>> => ({
  signeeName: signee?.name ?? null,
  officeCode: null,
  officeMessage: null,
  officeRef: read.status === family.failedState ? read.officeRef : null,
});

type Known = Pick<Sent, 'id' | 'officeRef' | 'number'>;

const nameOf = async (family: Sending, scope: Scope, query: Query, { id, officeRef, number }: Known) => {
  if (officeRef) return { ref: officeRef };
  // Taken over from the office: it was never sent from here, and has neither a reference nor a key.
  const isFromElsewhere = number !== null && (await sendingsOf(scope, query, id, family.sendings)).length === 0;
  return isFromElsewhere ? { number } : { key: await sendingKey(family, scope, query, id) };
};

/** Names a document the office has, or may have. */
export const sentDocument = async (
  family: Sending,
  scope: Scope,
  query: Query,
  sender: { readonly npwp: string },
  row: Known,
): Promise<SentDocument> => ({
  tin: sender.npwp,
  companyId: scope.companyId,
  objectId: row.id,
  ...(await nameOf(family, scope, query, row)),
});
