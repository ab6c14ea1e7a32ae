import type { FakturInput } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { differences, inputOf } from './input-of.ts';
import { loadFaktur } from './load-faktur.ts';

const versionIn = (after: unknown): number =>
  typeof after === 'object' && after !== null && 'version' in after ? Number(after.version) : 0;

/** 409 with the record as it is now, which fields changed since the version the person had, who did it and when. */
export const staleProblem = async (
  scope: Scope,
  query: Query,
  id: string,
  had: { version: number; input?: FakturInput },
): Promise<Problem> => {
  const current = await loadFaktur(scope, query, id);
  const trail = await historyOf(scope, query, id);
  const since = trail.filter((row) => versionIn(row.after) > had.version);
  const named = new Set(since.flatMap((row) => Object.keys(row.after ?? {})).filter((key) => key !== 'version'));
  // Autosave leaves no trail: then the fields are those in which the two differ.
  if (named.size === 0 && had.input) for (const key of differences(inputOf(current), had.input)) named.add(key);
  return new Problem('stale', {
    params: {
      by: current.updatedBy,
      at: new Date(current.updatedAt + 7 * 3_600_000).toISOString().slice(11, 16).replace(':', '.'),
    },
    extra: { current, changedFields: [...named], by: current.updatedBy, at: current.updatedAt },
  });
};
