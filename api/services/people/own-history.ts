import { inCompany } from '../../../db/company-context.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Person } from '../../../db/repositories/people.ts';
import { ownPlaces } from './own-places.ts';
import { type Asker, ownScope } from './own-scope.ts';

type Told = { readonly action: string; readonly before?: unknown; readonly after?: unknown };

/** What somebody did about their own account, in the history of every company they work in, or of the house. */
export const appendOwnHistory = async (
  tx: Tx,
  person: Pick<Person, 'id' | 'name'>,
  asker: Asker,
  at: number,
  told: Told,
): Promise<void> => {
  for (const place of await ownPlaces(tx.db, person.id))
    await inCompany(place.companyId, () =>
      appendHistory(tx, ownScope(person, place, asker), at, [{ objectType: 'user', objectId: person.id, ...told }]),
    );
};
