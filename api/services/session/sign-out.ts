import { removeSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import type { SessionBook } from './book.ts';

export const signOut = async (deps: Deps, book: SessionBook, hash: string): Promise<void> => {
  book.forget(hash);
  await deps.db.transact((tx) => removeSession(tx, hash));
  book.forget(hash);
};
