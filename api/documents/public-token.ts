import type { Locale } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../services/deps.ts';

type Named = { objectType: string; objectId: string };

/** Tokens belong to another room; who calls hands its two functions in. */
export type Tokens = {
  create(
    deps: Deps,
    tx: Tx,
    scope: Scope,
    named: Named,
    letterId?: string,
  ): Promise<{ token: string; expiresAt: number }>;
  open(deps: Deps, token: string): Promise<Named & { companyId: string }>;
};

/** Whoever holds a link: of this company, without a name and without a key. */
export const publicScope = (companyId: string, locale: Locale): Scope => ({
  companyId,
  userId: 'public',
  userName: '',
  role: 'public',
  held: new Set(),
  ip: '',
  locale,
});
