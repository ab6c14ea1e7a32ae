import { differences } from '#domain/definition/changes.ts';
import { OFFICE } from '#domain/doer.ts';
import { type Problem, stale } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { changedSince, historyOf } from '../../db/repositories/history.ts';
import { wrongStatusOf } from './moves.ts';

type Written = { readonly id: string; readonly updatedBy: string; readonly updatedAt: number };

export type Sides = { readonly stored: object; readonly given: object };

/** Autosave writes no history: then the changed fields are those in which the two sides differ. */
export const staleProblem = async (
  scope: Scope,
  query: Query,
  current: Written,
  version: number,
  sides?: Sides,
): Promise<Problem> => {
  const { changedFields } = await changedSince(scope, query, current.id, version);
  return stale({
    current,
    changedFields: changedFields.length === 0 && sides ? differences(sides.stored, sides.given) : changedFields,
    who: { by: current.updatedBy, at: current.updatedAt },
  });
};

export const overtakenProblem = async (
  scope: Scope,
  query: Query,
  current: Written & { readonly status: string },
  states: string,
): Promise<Problem> => {
  const moves = (await historyOf(scope, query, current.id)).filter(
    ({ fromStatus, toStatus, userName }) => fromStatus !== toStatus && userName !== OFFICE,
  );
  const { userName: by, at } = moves.at(-1) ?? { userName: current.updatedBy, at: current.updatedAt };
  return wrongStatusOf(states, current, { current, by, at });
};
