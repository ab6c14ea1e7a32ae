import type { AccountingContact } from '#domain/accounting/books.ts';
import { identityOfParty } from '#domain/accounting/invoice-input.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { accountingRecordsOf, putAccountingRecords, type SeenRecord } from '../../../db/repositories/accounting.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import type { Met } from '../../../db/repositories/counterparties.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { remembered } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';

const KIND = 'CONTACT';

const met = (contact: AccountingContact): Met | null => {
  const party = identityOfParty(contact);
  const name = contact.name.trim();
  if (!party || name === '') return null;
  const address = contact.address.trim().slice(0, 500);
  const email = contact.email.trim();
  return { ...party, country: 'IDN', name: name.slice(0, 255), address, email: email === '' ? null : email };
};

/** Counterparties of those that are new or changed there, so that a name corrected here stays until it changes there. */
export const takeContacts = (
  deps: Deps,
  scope: Scope,
  theirCompany: string,
  contacts: readonly AccountingContact[],
): Promise<void> =>
  deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'accounting product');
    const ids = contacts.map(({ id }) => id);
    const known = await accountingRecordsOf(scope, tx.db, { theirCompany, kind: KIND }, ids);
    const now = deps.now();
    const fresh = contacts
      .filter(({ id, updatedAt }) => known.get(id)?.theirChange !== updatedAt)
      .map((contact) => ({ contact, party: met(contact) }));
    const changes = await remembered(
      tx,
      deps,
      scope,
      fresh.flatMap(({ party }) => party ?? []),
    );
    if (changes.length > 0) await appendHistory(tx, scope, now, changes);
    await putAccountingRecords(
      tx,
      scope,
      fresh.map(
        ({ contact: { id, name, updatedAt }, party }): SeenRecord => ({
          theirCompany,
          kind: KIND,
          theirId: id,
          number: '',
          name,
          date: jakartaDay(now),
          reason: party ? null : 'no_identity',
          detail: party ? '' : name.slice(0, 200),
          theirChange: updatedAt,
          documentId: null,
          seenAt: now,
        }),
      ),
    );
  });
