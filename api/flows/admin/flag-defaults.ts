import { FLAG_DEFAULT, flagDefault, flagRowId } from '#domain/admin/flags.ts';
import type { CompanyFlag } from '#domain/admin/support.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { saveLawRow } from '../../../db/repositories/law-rows.ts';
import { appendAdminChange } from '../../services/admin/change.ts';
import { type Deps, permitInternal } from '../../services/deps.ts';
import { lawChanged } from '../../services/law-rows.ts';

type Change = { readonly flag: CompanyFlag; readonly on: boolean; readonly version: number; readonly reason: string };

/** For all companies without a value of their own, at once. Throws `conflict` if another admin changed it meanwhile. */
export const changeFlagDefault = async (
  deps: Deps,
  scope: Scope,
  { flag, on, version, reason }: Change,
): Promise<void> => {
  permitInternal(scope);
  const before = { on: flagDefault(flag).on };
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const row = { id: flagRowId(flag), table: FLAG_DEFAULT, values: { on }, version, updatedAt: now };
    if (!(await saveLawRow(tx, scope, row)))
      throw new Problem('conflict', { message: 'adminSupport.service.changed_meanwhile' });
    await appendAdminChange(tx, scope, now, {
      objectType: 'flag_default',
      objectId: flag,
      action: on ? 'switchOn' : 'switchOff',
      before,
      after: { on },
      reason,
    });
  });
  await lawChanged(deps);
};
