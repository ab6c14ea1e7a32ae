import { Problem } from '#domain/problem.ts';
import { jakartaTime, type Scope } from '#domain/scope.ts';
import type { Query } from '../../db/connection.ts';
import { historyOf } from '../../db/repositories/history.ts';

type Had = {
  objectId: string;
  /** The one the person had. */
  version: number;
  /** The record as it is now. */
  current: unknown;
  /** Who changed it last, where the record itself says so: a change by the clock leaves no trail. */
  last?: { by: string; at: number };
  /** Names of changed fields, asked for only when the trail tells none. */
  otherwise?: () => string[];
};

const versionIn = (after: unknown): number =>
  typeof after === 'object' && after !== null && 'version' in after ? Number(after.version) : 0;

/** 409 with the record as it is now, which fields changed since the version the person had, who did it and when. */
export const staleSince = async (
  scope: Scope,
  query: Query,
  { objectId, version, current, last, otherwise }: Had,
): Promise<Problem> => {
  const since = (await historyOf(scope, query, objectId)).filter((row) => versionIn(row.after) > version);
  const told = new Set(since.flatMap((row) => Object.keys(row.after ?? {})).filter((key) => key !== 'version'));
  const changedFields = told.size > 0 ? [...told] : (otherwise?.() ?? []);
  const newest = since.at(-1);
  const who = last ?? (newest && { by: newest.userName, at: newest.at });
  if (!who) return new Problem('stale', { message: 'problem.stale_unnamed', extra: { current, changedFields } });
  return new Problem('stale', {
    params: { by: who.by, at: jakartaTime(who.at).replace(':', '.') },
    extra: { current, changedFields, ...who },
  });
};
