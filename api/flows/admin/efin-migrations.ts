import type { EfinState } from '#domain/admin/support.ts';
import type { EfinMigration } from '#domain/admin/support-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { decideEfin, unsafeEfinMigration, unsafeEfinMigrations } from '../../../db/repositories/admin/support.ts';
import { appendAdminChange } from '../../services/admin/change.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { noteChange } from '../../services/security/note-internal.ts';

const SHOWN = 200;

export const listEfinMigrations = async (deps: Deps, scope: Scope): Promise<EfinMigration[]> => {
  permitInternal(scope);
  return (await unsafeEfinMigrations(deps.db.read, SHOWN)).map(({ row, ...company }) => ({ ...row, ...company }));
};

type Decision = { readonly id: string; readonly state: EfinState; readonly version: number; readonly reason: string };

/** `waiting` brings a decided one back. Throws `conflict` if another admin decided it since `version` was read. */
export const decideEfinMigration = async (
  deps: Deps,
  scope: Scope,
  { id, state, version, reason }: Decision,
): Promise<void> => {
  permitInternal(scope);
  const found = await unsafeEfinMigration(deps.db.read, id);
  if (!found) throw new Problem('not_found');
  const ofCompany = { ...scope, companyId: found.companyId };
  const overtaken = new Problem('conflict', { message: 'adminSupport.efin.changed_meanwhile' });
  if (found.version !== version || found.state === state) throw overtaken;
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    if (!(await decideEfin(tx, ofCompany, found, { state, decidedAt: now, decidedWhy: reason }))) throw overtaken;
    await appendAdminChange(tx, scope, now, {
      objectType: 'efin_migration',
      objectId: id,
      action: state,
      before: { state: found.state },
      after: { state, companyId: found.companyId },
      reason,
    });
  });
  noteChange(deps, ofCompany, 'company');
};
