import { type Problem, stale } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { changedSince } from '../../db/repositories/history.ts';

/** `stale` with the current record, and the changes in the history. */
export const staleSince = async (
  scope: Scope,
  query: Query,
  { id, version }: { readonly id: string; readonly version: number },
  current: unknown,
): Promise<Problem> => stale({ current, ...(await changedSince(scope, query, id, version)) });
