import { type Problem, stale } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { changedSince } from '../../db/repositories/history.ts';

/** A record was changed since the version a person had: `stale` with what it is now, and what the history tells of the change. */
export const staleSince = async (
  scope: Scope,
  query: Query,
  { id, version }: { readonly id: string; readonly version: number },
  current: unknown,
): Promise<Problem> => stale({ current, ...(await changedSince(scope, query, id, version)) });
