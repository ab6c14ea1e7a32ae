import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companiesOf } from '../../../db/repositories/people.ts';
import { moveSession } from '../../../db/repositories/sessions.ts';
import type { Deps } from '../deps.ts';
import type { SessionBook } from './book.ts';

export const switchCompany = async (
  deps: Deps,
  book: SessionBook,
  scope: Scope,
  hash: string,
  companyId: string,
): Promise<void> => {
  const mine = await companiesOf(deps.db.read, scope.userId);
  if (!mine.some((one) => one.companyId === companyId)) throw new Problem('not_found');
  await deps.db.transact((tx) => moveSession(tx, hash, companyId));
  book.forget(hash);
};
