import type { FakturInput } from '#domain/faktur/record.ts';
import { differences } from '#domain/kit/changes.ts';
import type { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { stale } from '#domain/stale.ts';
import type { Query } from '../../../db/connection.ts';
import { changedSince } from '../../../db/repositories/history.ts';
import { inputOf } from './input-of.ts';
import { loadFaktur } from './load-faktur.ts';

/** An invoice was changed since the version a person had. Autosave leaves no trail: then the fields are those in which the two differ. */
export const staleProblem = async (
  scope: Scope,
  query: Query,
  id: string,
  { version, input }: { version: number; input?: FakturInput },
): Promise<Problem> => {
  const current = await loadFaktur(scope, query, id);
  const { changedFields } = await changedSince(scope, query, id, version);
  const untold = changedFields.length === 0 && input !== undefined;
  return stale({
    current,
    changedFields: untold ? differences(inputOf(current), input) : changedFields,
    who: { by: current.updatedBy, at: current.updatedAt },
  });
};
