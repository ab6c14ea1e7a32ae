import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { appendHistory, holdHistory } from '../../../db/repositories/history.ts';
import { membersOf } from '../../../db/repositories/members.ts';
import {
  hasDocuments,
  heldRecords,
  removeCompany as removeRows,
  setArchived,
} from '../../../db/repositories/own-companies.ts';
import { companiesOf, noteLostCompany } from '../../../db/repositories/people.ts';
import { type OwnPlace, ownPlace } from '../../services/company/places.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { isOwner } from '../../services/people/roles.ts';
import { doubtAccess, moveSessionsOut } from '../../services/session/end-sessions.ts';

const ownedPlace = async (deps: Deps, here: Scope, id: string): Promise<OwnPlace> => {
  const place = await ownPlace(deps, here, id);
  permit(place.scope, 'SETTING_COMPANY_LIST_DELETE');
  if (!isOwner(place.scope.role)) throw new Problem('role_owner_required');
  return place;
};

const change = async (deps: Deps, here: Scope, id: string, reason: string | null): Promise<void> => {
  const { scope } = await ownedPlace(deps, here, id);
  const archives = reason !== null;
  const at = deps.now();
  await deps.db.transact(async (tx) => {
    if (!(await setArchived(tx, scope, archives ? at : null)))
      throw new Problem('conflict', { message: `settings.companies.${archives ? 'is_archived' : 'not_archived'}` });
    await appendHistory(tx, scope, at, [
      { objectType: 'company', objectId: id, action: archives ? 'archive' : 'restore', reason },
    ]);
    const members = await membersOf(scope, tx.db);
    const ids = members.map((one) => one.id);
    await doubtAccess(tx, deps, id, ids);
  });
};

/** Read-only; records stay readable, as the law requires. */
export const archiveCompany = (deps: Deps, here: Scope, id: string, reason: string): Promise<void> =>
  change(deps, here, id, reason);

export const restoreCompany = (deps: Deps, here: Scope, id: string): Promise<void> => change(deps, here, id, null);

/** Only if it never had a document; its history stays. */
export const removeCompany = async (deps: Deps, here: Scope, id: string, reason: string): Promise<void> => {
  const { scope, company } = await ownedPlace(deps, here, id);
  const { name, npwp } = company;
  await deps.db.transact(async (tx) => {
    await holdHistory(tx, scope);
    if (await hasDocuments(scope, tx.db))
      throw new Problem('conflict', { message: 'settings.companies.has_documents' });
    if ((await companiesOf(tx.db, scope.userId)).length < 2)
      throw new Problem('conflict', { message: 'settings.companies.only_one' });
    const members = (await membersOf(scope, tx.db)).map((one) => one.id);
    await noteLostCompany(tx, members, { name, how: 'removed', by: scope.userName, at: deps.now() });
    await doubtAccess(tx, deps, id, members);
    await moveSessionsOut(tx, deps, id, members);
    const held = await heldRecords(tx, scope, 'removal');
    await removeRows(tx, scope);
    await appendHistory(tx, scope, deps.now(), [
      { objectType: 'company', objectId: id, action: 'remove', before: { name, npwp }, reason },
      ...held.map((one) => ({ ...one, action: 'remove', reason })),
    ]);
  });
};
