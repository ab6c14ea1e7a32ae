import type { Scope } from '#domain/scope.ts';
import { removeSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import { tellEverywhere } from '../security/tell-everywhere.ts';
import type { SessionBook } from './book.ts';

export const signOut = async (
  deps: Deps,
  book: SessionBook,
  hash: string,
  who: Pick<Scope, 'userId' | 'userName' | 'ip' | 'userAgent'>,
): Promise<void> => {
  book.forget(hash);
  await deps.db.transact(async (tx) => {
    await removeSession(tx, hash);
    await tellEverywhere(tx, { id: who.userId, name: who.userName }, who, deps.now(), { event: 'signed_out' });
  });
  book.forget(hash);
};
