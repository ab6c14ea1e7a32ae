import type { Tx } from '../../../db/database.ts';
import type { Person } from '../../../db/repositories/people.ts';
import { insertSecurityRows, type SecurityEntry, securityRows } from '../../../db/repositories/security-log.ts';
import { ownPlaces } from '../people/own-places.ts';
import type { Asker } from '../people/own-scope.ts';

export const tellEverywhere = async (
  tx: Tx,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { ip, userAgent = '' }: Pick<Asker, 'ip' | 'userAgent'>,
  at: number,
  entry: SecurityEntry,
): Promise<void> => {
  const places = await ownPlaces(tx.db, id);
  const companyIds = places.map(({ companyId }) => companyId);
  await insertSecurityRows(tx, securityRows({ userId: id, userName: name, ip, userAgent }, companyIds, at, entry));
};
