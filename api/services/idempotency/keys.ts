import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { addKey, answerKey, keyOf, removeKey } from '../../../db/repositories/idempotency.ts';
import type { Deps } from '../deps.ts';

export type StoredResponse = { status: number; body: string };

/**
 * `ours` to execute the request, `running` while another one does, or the stored response. Throws `key_reused` when the
 * key came with another request.
 */
export const claimKey = async (
  deps: Deps,
  scope: Scope,
  key: string,
  requestHash: string,
): Promise<'ours' | 'running' | StoredResponse> => {
  const known = await keyOf(scope, deps.db.read, key);
  if (!known) {
    const first = await deps.db.transact((tx) => addKey(scope, tx, key, requestHash, deps.now()));
    return first ? 'ours' : 'running';
  }
  if (known.requestHash !== requestHash) throw new Problem('key_reused');
  return known.status === null ? 'running' : { status: known.status, body: known.body ?? '' };
};

export const keepAnswer = (deps: Deps, scope: Scope, key: string, answer: StoredResponse): Promise<void> =>
  deps.db.transact((tx) => answerKey(scope, tx, key, answer));

/** The request failed and changed nothing: the same key may be used again. */
export const forgetKey = (deps: Deps, scope: Scope, key: string): Promise<void> =>
  deps.db.transact((tx) => removeKey(scope, tx, key));
