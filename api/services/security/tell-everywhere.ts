import type { Tx } from '../../../db/database.ts';
import { companiesOf, type Person } from '../../../db/repositories/people.ts';
import { insertSecurityRows, type SecurityTold, securityRow } from '../../../db/repositories/security-log.ts';
import type { Asker } from '../people/own-scope.ts';

/** What somebody did about their own account, in the log of every company they work in. */
export const tellEverywhere = async (
  tx: Tx,
  { id, name }: Pick<Person, 'id' | 'name'>,
  { ip, userAgent = '' }: Pick<Asker, 'ip' | 'userAgent'>,
  at: number,
  told: SecurityTold,
): Promise<void> => {
  const places = await companiesOf(tx.db, id);
  await insertSecurityRows(
    tx,
    places.map(({ companyId }) => securityRow({ companyId, userId: id, userName: name, ip, userAgent }, at, told)),
  );
};
