import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Query, Tx } from '../../../db/database.ts';
import {
  fakturById,
  fakturRow,
  fakturRows,
  type MoveSet,
  patchFaktur,
} from '../../../db/repositories/faktur/faktur.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { chargeQuota } from '../../documents/charge-quota.ts';
import { movesOf, type Step as StepOf } from '../../documents/moves.ts';
import { type HistoryEntry, timelineOf } from '../../documents/timeline.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

type Set = Omit<MoveSet, 'status'>;
export type FakturStep<M extends string> = StepOf<FakturRow, M, Set>;

/** What all VAT documents do alike, told by the definition of the type. What is of another type is not there. */
export const fakturFamily = <S extends string, M extends string>({
  type,
  document,
  objectType,
  quotaEffect,
}: FakturDefinition<S, M>) => {
  const { words } = document;
  const { wrongStatus, run } = movesOf<FakturRow, FakturStatus, M, Set>({
    objectType,
    // Rows of the type have no other states than its own.
    machine: document.status as unknown as Parameters<typeof movesOf<FakturRow, FakturStatus, M, Set>>[0]['machine'],
    states: words.states,
    write: (tx, scope, read, next, set) => patchFaktur(tx, scope, read, set, next.updatedAt, scope.userName),
  });

  /** Not in this company: never was, or was removed; the history then tells by whom and when. */
  const absent = async (scope: Scope, query: Query, id: string): Promise<Problem> => {
    const removal = (await historyOf(scope, query, id)).findLast(
      (entry) => entry.action === 'remove' && entry.objectType === objectType,
    );
    if (!removal) return new Problem('not_found');
    const { userName: by, at } = removal;
    return new Problem('not_found', {
      ...(words.removedBy ? { message: words.removedBy } : {}),
      params: { by, at: formatMoment(at) },
      extra: { removed: { by, at } },
    });
  };

  /** The document with its lines. Another company's is not found, never forbidden. */
  const load = async (scope: Scope, query: Query, id: string): Promise<Faktur> => {
    const found = await fakturById(scope, query, id);
    if (found?.type !== type) throw await absent(scope, query, id);
    return found;
  };

  /** Everything that is true after any change: the list shows something else, and open screens hear of it. */
  const announce = async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
    await bumpRevision(tx, scope, document.resource);
    tx.afterCommit(() =>
      deps.events.publish(scope.companyId, { kind: 'faktur', ids: [...ids], list: document.resource }),
    );
  };

  const view = async (deps: Deps, scope: Scope, id: string): Promise<Faktur> => {
    permit(scope, document.access.view);
    return load(scope, deps.db.read, id);
  };

  return {
    wrongStatus,
    announce,
    load,
    view,

    loadRow: async (scope: Scope, query: Query, id: string): Promise<FakturRow> => {
      const found = await fakturRow(scope, query, id);
      if (found?.type !== type) throw await absent(scope, query, id);
      return found;
    },

    /** Rows by id, in the order asked for. */
    rows: async (scope: Scope, query: Query, ids: readonly string[]): Promise<FakturRow[]> =>
      (await fakturRows(scope, query, ids)).filter((row) => row.type === type),

    /** The history of one document, oldest first. */
    timeline: async (deps: Deps, scope: Scope, id: string): Promise<HistoryEntry[]> => {
      await view(deps, scope, id);
      return timelineOf(scope, deps.db.read, id, words);
    },

    /**
     * The one way a status changes: state checked against the one read, quota, history, revision and news in one transaction.
     * All steps or none. Throws `wrong_status`, `conflict` when somebody was faster, `intercepted` when the quota is short.
     */
    move: async (
      tx: Tx,
      deps: Deps,
      scope: Scope,
      now: number,
      steps: readonly FakturStep<M>[],
    ): Promise<FakturRow[]> => {
      const { moved, changes } = await run(tx, scope, now, steps);
      if (quotaEffect)
        await chargeQuota(
          tx,
          scope,
          'efaktur',
          steps.map(({ read }, at) =>
            quotaEffect(read.status as string as S, (moved[at] ?? read).status as string as S),
          ),
        );
      await appendHistory(tx, scope, now, changes);
      await announce(
        tx,
        deps,
        scope,
        steps.map(({ read }) => read.id),
      );
      return moved;
    },
  };
};
