import { inCompany } from '../../../db/company-context.ts';
import type { Tx } from '../../../db/database.ts';
import { unsafeAppendAccount } from '../../../db/repositories/account-history.ts';
import { appendHistory, SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import type { Person } from '../../../db/repositories/people.ts';
import { ownPlaces } from './own-places.ts';
import { type Asker, ownScope } from './own-scope.ts';

type OwnChange = { readonly action: string; readonly before?: unknown; readonly after?: unknown };

/** Actions that do not change the account record. */
const withOwnRow: ReadonlySet<string> = new Set(['endSession', 'endOtherSessions', 'askEmail']);

/**
 * In every company they work in, or of the operator. If it changed the account, the operator's chain has its digest.
 */
export const appendOwnHistory = async (
  tx: Tx,
  person: Pick<Person, 'id' | 'name'>,
  asker: Asker,
  at: number,
  change: OwnChange,
): Promise<void> => {
  for (const place of await ownPlaces(tx.db, person.id))
    await inCompany(place.companyId, () =>
      appendHistory(tx, ownScope(person, place, asker), at, [{ objectType: 'user', objectId: person.id, ...change }]),
    );
  if (!withOwnRow.has(change.action))
    await unsafeAppendAccount(tx, ownScope(person, { companyId: SYSTEM_COMPANY, role: '' }, asker), at, {
      userId: person.id,
      action: change.action,
    });
};
