import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { appendHistory, type Change } from '../../../db/repositories/history.ts';
import { memberOf } from '../../../db/repositories/members.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/system-company.ts';

/** Every write of an internal admin states a reason. */
export type AdminChange = Change & { readonly reason: string };

/** The history of internal admins, outside every company. */
export const adminChain = (scope: Scope): Scope => ({ ...scope, companyId: SYSTEM_COMPANY });

export const appendAdminChange = (tx: Tx, scope: Scope, now: number, ...changes: AdminChange[]): Promise<void> =>
  appendHistory(tx, adminChain(scope), now, changes);

type Subject = { readonly userId?: string; readonly companyId?: string };

/** Nobody changes their own rights: their account, and the companies they are a member of. Throws `forbidden`. */
export const refuseOwnRights = async (scope: Scope, query: Query, { userId, companyId }: Subject): Promise<void> => {
  const own =
    userId === scope.userId ||
    (companyId !== undefined && (await memberOf({ ...scope, companyId }, query, scope.userId)) !== undefined);
  if (own) throw new Problem('forbidden', { message: 'problem.own_rights' });
};
