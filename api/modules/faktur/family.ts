import { stateAfter } from '#domain/definition/status.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { VatType } from '#domain/faktur/types.ts';
import type { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import {
  fakturById,
  fakturRow,
  fakturRows,
  type MoveSet,
  patchAlike,
  patchFaktur,
} from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { chargeQuota, mailInForce } from '../../documents/in-force.ts';
import { movesOf, type Step as StepOf } from '../../documents/moves.ts';
import { type Deps, permit } from '../../services/deps.ts';

type Set = Omit<MoveSet, 'status'>;
export type FakturStep<S extends string, M extends string> = StepOf<FakturRow<S>, M, Set>;

type Rows<S extends string> = {
  load(scope: Scope, query: Query, id: string): Promise<FakturRow<S>>;
  absent(scope: Scope, query: Query, id: string): Promise<Problem>;
  announce(tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void>;
};

export const findOfType =
  <Row extends FakturRow<string>>(
    type: VatType,
    find: (scope: Scope, query: Query, id: string) => Promise<Row | undefined>,
  ) =>
  async (scope: Scope, query: Query, id: string): Promise<Row | undefined> => {
    const found = await find(scope, query, id);
    return found?.type === type ? found : undefined;
  };

export const rowOfType = <S extends string>({ type }: Pick<FakturDefinition<S, string, VatType>, 'type'>) =>
  findOfType(type, fakturRow<S>);

export const fakturFamily = <S extends string, M extends string>(
  { type, document, quotaEffect, letterJob }: FakturDefinition<S, M, VatType>,
  rows: Rows<S>,
) => {
  const { absent, announce } = rows;
  const {
    wrongStatus,
    run,
    moveAlike: alike,
  } = movesOf<FakturRow<S>, S, M, Set>({
    family: { ...rows, definition: document },
    write: (tx, scope, read, next, set) => patchFaktur(tx, scope, read, set, next.updatedAt, scope.userName),
    writeAlike: (tx, scope, reads, next, set) => patchAlike(tx, scope, reads, set, next.updatedAt, scope.userName),
  });
  const find = findOfType(type, fakturById<S>);

  /** With lines. A document of another company is 404, never 403. */
  const load = async (scope: Scope, query: Query, id: string): Promise<Faktur<S>> => {
    const found = await find(scope, query, id);
    if (!found) throw await absent(scope, query, id);
    return found;
  };

  /**
   * The only way to change a status: checks the state and writes quota, history, revision and notifications, all or
   * none. Throws `wrong_status`, `conflict` after a concurrent change, `intercepted` when the quota is insufficient.
   */
  const move = async (
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    steps: readonly FakturStep<S, M>[],
  ): Promise<FakturRow<S>[]> => {
    const { moved, changes } = await run(tx, scope, now, steps);
    if (quotaEffect) {
      const effects = steps.map(({ read }, at) => quotaEffect(read.status, (moved[at] ?? read).status));
      await chargeQuota(tx, scope, now, 'efaktur', effects);
      if (letterJob)
        await mailInForce(tx, scope, now, {
          product: 'efaktur',
          kind: letterJob,
          documents: moved.flatMap((row, at) => (effects[at]?.used ? [{ refId: row.id, label: labelOf(row) }] : [])),
        });
    }
    await appendHistory(tx, scope, now, changes);
    await announce(
      tx,
      deps,
      scope,
      steps.map(({ read }) => read.id),
    );
    return moved;
  };

  const isCharged = (params: M, read: FakturRow<S>): boolean => {
    const effect = quotaEffect?.(read.status, stateAfter(document.status.moves[params], read));
    return effect !== undefined && (effect.reserved !== 0 || effect.used !== 0);
  };

  return {
    wrongStatus,
    whole: { find, load },

    view: async (deps: Deps, scope: Scope, id: string): Promise<Faktur<S>> => {
      permit(scope, document.access.view);
      return load(scope, deps.db.read, id);
    },

    rows: async (scope: Scope, query: Query, ids: readonly string[]): Promise<FakturRow<S>[]> =>
      (await fakturRows<S>(scope, query, ids)).filter((row) => row.type === type),

    move,

    /**
     * In one statement. Rows changed since they were read are skipped; all or none where the move counts against the
     * quota.
     */
    moveAlike: (
      tx: Tx,
      deps: Deps,
      scope: Scope,
      now: number,
      reads: readonly FakturRow<S>[],
      params: Omit<FakturStep<S, M>, 'read'>,
    ): Promise<FakturRow<S>[]> =>
      reads.some((read) => isCharged(params.move, read))
        ? move(
            tx,
            deps,
            scope,
            now,
            reads.map((read) => ({ read, ...params })),
          )
        : alike(tx, deps, scope, now, reads, params),
  };
};
