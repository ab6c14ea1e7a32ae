import { differences } from '#domain/definition/changes.ts';
import { OFFICE } from '#domain/doer.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { stale } from '#domain/stale.ts';
import type { Query } from '../../../db/database.ts';
import { changedSince, historyOf } from '../../../db/repositories/history.ts';
import { inputOf } from './input-of.ts';
import { loadFaktur, wrongStatus } from './move-fakturs.ts';

/** An invoice was changed since the version a person had. Autosave leaves no history: then the fields are those in which the two differ. */
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

/** It went its way while somebody filled it in: told with the record as it is now, and which person sent it off and when. */
export const overtakenProblem = async (scope: Scope, query: Query, current: Faktur): Promise<Problem> => {
  const moves = (await historyOf(scope, query, current.id)).filter(
    ({ fromStatus, toStatus, userName }) => fromStatus !== toStatus && userName !== OFFICE,
  );
  const sent = moves.at(-1) ?? { userName: current.updatedBy, at: current.updatedAt };
  const { code, detail } = wrongStatus(current);
  return new Problem(code, { ...detail, extra: { ...detail.extra, current, by: sent.userName, at: sent.at } });
};
