import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import { isFailed } from '#domain/faktur/standing.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { fakturRow, type MoveSet } from '../../../db/repositories/faktur.ts';
import { sendingsOf } from '../../../db/repositories/faktur-chain.ts';
import type { OwnCompany } from '../../../db/repositories/own-company.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { OutgoingFaktur, SentDocument } from '../../gateways/djp/port.ts';

/** Our own codes beside the office's: the line broke before, or after, the document may have arrived. */
export const UNREACHABLE = 'UNREACHABLE';
export const ANSWER_LOST = 'ANSWER_LOST';
export const NOT_SENT = 'NOT_SENT';
/** The office's: it has another content under this key. */
export const KEY_REUSED = 'KEY_REUSED';

/**
 * The key that makes sending safe to repeat. A retry after a broken line is the same sending and has the same key; sending
 * again after the office's answer is a new one.
 */
export const sendingKey = async (scope: Scope, query: Query, id: string): Promise<string> => {
  const sendings = await sendingsOf(scope, query, id);
  const own = sendings.filter(
    ({ fromStatus }) => fromStatus === null || !isFailed({ status: fromStatus as FakturRow['status'] }),
  );
  return `${id}.${Math.max(1, own.length)}`;
};

/** What is written when a document goes on its way. Only after a broken line is it still the document the office knows. */
export const sendingSet = (read: FakturRow, signee: Pick<Signee, 'name'> | undefined): Omit<MoveSet, 'status'> => ({
  signeeName: signee?.name ?? null,
  officeCode: null,
  officeMessage: null,
  officeRef: isFailed(read) ? read.officeRef : null,
});

/** Names a document the office has, or may have. */
export const sentDocument = async (
  scope: Scope,
  query: Query,
  seller: Pick<OwnCompany, 'npwp'>,
  row: FakturRow,
): Promise<SentDocument> => ({
  tin: seller.npwp,
  companyId: scope.companyId,
  objectId: row.id,
  ...(row.officeRef ? { ref: row.officeRef } : { key: await sendingKey(scope, query, row.id) }),
});

/** The invoice as the office is handed it, with the numbers of what it replaces and of the uang muka it follows. */
export const outgoingOf = async (
  scope: Scope,
  query: Query,
  seller: Pick<OwnCompany, 'npwp'>,
  signee: Pick<Signee, 'name' | 'npwp'>,
  faktur: Faktur,
): Promise<OutgoingFaktur> => {
  const original = faktur.replaces === null ? undefined : await fakturRow(scope, query, faktur.replaces);
  const advance = faktur.advanceOf === null ? undefined : await fakturRow(scope, query, faktur.advanceOf);
  return {
    tin: seller.npwp,
    kind: original ? 'SUBSTITUTE' : 'NORMAL',
    replacesNumber: original?.number ?? null,
    advanceNumber: advance?.number ?? null,
    signee: { name: signee.name, npwp: signee.npwp },
    faktur,
  };
};
