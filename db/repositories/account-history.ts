import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Tx } from '../database.ts';
import { appendHistory } from './history.ts';
import { SYSTEM_COMPANY } from './house.ts';

/** What the chain of the house calls the account of a person. */
export const ACCOUNT = 'account';

/**
 * Notes in the chain of the house that an account or its second factor was changed, with a digest of both; nothing of what they say. Called once
 * the change is written and after rows of companies, so that the chain of the house is always taken last.
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
