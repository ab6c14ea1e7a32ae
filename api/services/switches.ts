import type { SwitchName } from '#domain/company/switches.ts';
import type { Scope } from '#domain/scope.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { changeSwitch, switchOf } from '../../db/repositories/switches.ts';
import type { Deps } from './deps.ts';
import { staleSince } from './stale.ts';

type Set = { readonly on: boolean; readonly version: number };

type Object = { readonly objectType: string; readonly objectId: string };

type Named = { readonly was: string | null; readonly to: string | null };

/** Throws if another version was saved in between. */
export const turnSwitch = async (
  deps: Deps,
  scope: Scope,
  name: SwitchName,
  { on, version }: Set,
  object: Object,
  named?: Named,
): Promise<Set> => {
  const now = deps.now();
  const saved = await deps.db.transact(async (tx) => {
    const before = await switchOf(scope, tx.db, name);
    if (!(await changeSwitch(tx, scope, name, version, { on, updatedAt: now }))) return false;
    const change = {
      before: { on: before.on, ...(named && { to: named.was }) },
      after: { on, ...(named && { to: named.to }), version: version + 1 },
    };
    await appendHistory(tx, scope, now, [{ ...object, action: 'save', ...change }]);
    return true;
  });
  const current = await switchOf(scope, deps.db.read, name);
  if (!saved) throw await staleSince(scope, deps.db.read, { id: object.objectId, version }, current);
  return current;
};
