import type { FakturInput } from '#domain/faktur/record.ts';
import type { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { differences } from '../changes.ts';
import { staleSince } from '../stale.ts';
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
  return staleSince(scope, query, {
    objectId: id,
    version,
    current,
    last: { by: current.updatedBy, at: current.updatedAt },
    otherwise: () => (input ? differences(inputOf(current), input) : []),
  });
};
