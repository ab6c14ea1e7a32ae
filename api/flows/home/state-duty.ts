import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { MasaOf } from '#domain/tax-activity/not-due.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { stateDuty, takeDutyBack } from '../../../db/repositories/stated-duties.ts';
import { type Deps, permit } from '../../services/deps.ts';

const OBJECT_TYPE = 'stated_duty';
const idOf = ({ type, period }: MasaOf): string => `${type}-${period}`;

/** Idempotent. */
export const sayDue = async (
  deps: Deps,
  scope: Scope,
  { type, period, reason }: MasaOf & { readonly reason: string },
): Promise<void> => {
  permit(scope, 'EBUPOT_SPT_CREATE');
  if (period > jakartaDay(deps.now()).slice(0, 7))
    throw new Problem('invalid', { errors: { period: 'taxActivity.not_begun' } });
  const now = deps.now();
  await deps.db.transact(async (tx) => {
    const row = { type, period, reason, createdBy: scope.userName, createdAt: now };
    if (!(await stateDuty(tx, scope, row))) return;
    await appendHistory(tx, scope, now, [
      { objectType: OBJECT_TYPE, objectId: idOf(row), action: 'create', after: { type, period }, reason },
    ]);
  });
};

/** The state of the masa is derived automatically again. */
export const unsayDue = async (deps: Deps, scope: Scope, masa: MasaOf): Promise<void> => {
  permit(scope, 'EBUPOT_SPT_CREATE');
  await deps.db.transact(async (tx) => {
    const gone = await takeDutyBack(tx, scope, masa);
    if (!gone) throw new Problem('not_found');
    const { type, period, reason } = gone;
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: idOf(masa), action: 'remove', before: { type, period, reason } },
    ]);
  });
};
