import { createHash } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { insertToken, unsafeToken } from '../../../db/repositories/tokens.ts';
import type { Deps } from '../deps.ts';

const LIFE_MS = 30 * 86_400_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Named = { objectType: string; objectId: string };

/** Valid for thirty days. The token is not stored; one in a letter can be derived again from the letter's id. */
export const createPublicToken = async (
  deps: Deps,
  tx: Tx,
  scope: Scope,
  named: Named,
  letterId?: string,
): Promise<{ token: string; expiresAt: number }> => {
  const token = letterId === undefined ? deps.newToken() : deps.keyed('links', letterId);
  const now = deps.now();
  const expiresAt = now + LIFE_MS;
  await insertToken(tx, scope, { tokenHash: hashOf(token), ...named, expiresAt, createdAt: now });
  return { token, expiresAt };
};

export const openPublicToken = async (deps: Deps, token: string): Promise<Named & { companyId: string }> => {
  const found = token.length <= 64 ? await unsafeToken(deps.db.read, hashOf(token)) : undefined;
  if (!found) throw new Problem('not_found');
  if (found.expiresAt <= deps.now()) throw new Problem('expired');
  return { companyId: found.companyId, objectType: found.objectType, objectId: found.objectId };
};
