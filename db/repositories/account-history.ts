import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Tx } from '../database.ts';
import { appendHistory } from './history.ts';
import { SYSTEM_COMPANY } from './system-company.ts';

export const ACCOUNT = 'account';

/**
 * In the system chain, with a digest of both and none of their contents. Called after the change and after rows of
 * companies, so that the system chain is always locked last.
 */
export const unsafeAppendAccount = unscoped(
  (
    tx: Tx,
    scope: Scope,
    now: number,
    { userId, action }: { readonly userId: string; readonly action: string },
  ): Promise<void> =>
    appendHistory(tx, { ...scope, companyId: SYSTEM_COMPANY }, now, [
      { objectType: ACCOUNT, objectId: userId, action },
    ]),
);
