import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import {
  markPullRows,
  markTaken,
  nextPullRows,
  type PullRow,
  type RowOutcome,
  tallyPull,
} from '../../../db/repositories/pull-rows.ts';
import { lockPull } from '../../../db/repositories/pulls.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import type { Deps } from '../../services/deps.ts';
import type { AnyPull, JudgedDocument, PullFamily } from './family.ts';
import { changePull, endsAs, loadPull } from './load-pull.ts';

export type TakePayload = { readonly pullId: string; readonly lockReason: string | null };

/** Documents per transaction, as in an import: fixed costs are spread over many. */
const AT_ONCE = 400;
/** Serialises jobs which accept documents, so that each sees what the other wrote. */
export const takingOf = ({ name }: Pick<AnyPull, 'name'>): string => `${name}-pull`;

const asChosen = (row: PullRow, now: JudgedDocument<unknown, unknown>): boolean => {
  const differing = ({ differences }: Pick<PullRow, 'differences'>) =>
    JSON.stringify(differences.map(({ field, ours, theirs }) => [field, ours, theirs]));
  return row.verdict === now.verdict && differing(row) === differing(now);
};

const sorted = async <T, O>(
  family: PullFamily<T, O>,
  tx: Tx,
  deps: Deps,
  scope: Scope,
  rows: readonly PullRow[],
  lockReason: string | null,
): Promise<{ good: { row: PullRow; now: JudgedDocument<T, O> }[]; outcomes: RowOutcome[] }> => {
  const judged = await family.judge(
    deps,
    scope,
    tx.db,
    rows.map(({ theirs }) => theirs as T),
  );
  const closed = await family.closed(scope, tx.db);
  const good: { row: PullRow; now: JudgedDocument<T, O> }[] = [];
  const outcomes: RowOutcome[] = [];
  for (const [at, row] of rows.entries()) {
    const now = judged[at];
    if (!now) continue;
    const { verdict, differences, note, documentId } = now;
    const { place } = row;
    if (!asChosen(row, now)) outcomes.push({ place, status: 'OPEN', verdict, differences, note, documentId });
    else if (lockReason === null && closed(now))
      outcomes.push({ place, status: 'FAILED', message: 'bupotPull.server.period_filed' });
    else good.push({ row, now });
  }
  return { good, outcomes };
};

/** In one transaction: after a crash a row is accepted together with its document or not at all. */
const takePortion = <T, O>(
  family: PullFamily<T, O>,
  deps: Deps,
  scope: Scope,
  { pullId, lockReason }: TakePayload,
): Promise<number> =>
  deps.db.transact(async (tx) => {
    await bumpRevision(tx, scope, takingOf(family));
    const rows = await nextPullRows(scope, tx.db, pullId, { status: 'CHOSEN', after: '', limit: AT_ONCE });
    if (rows.length === 0) return 0;
    const { good, outcomes } = await sorted(family, tx, deps, scope, rows, lockReason);
    const chosen = good.map(({ now }) => now);
    const taken = chosen.length === 0 ? [] : await family.write({ tx, deps, scope, pullId, lockReason }, chosen);
    const marks = good.map(({ row: { place } }, at) => ({ place, documentId: taken[at] ?? null }));
    await markPullRows(tx, scope, pullId, outcomes);
    await markTaken(tx, scope, pullId, marks);
    return rows.length;
  });

const ended = (family: AnyPull, deps: Deps, scope: Scope, pullId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, family.name, pullId);
    if (read?.status !== 'TAKING') return;
    const status = endsAs(await tallyPull(scope, tx.db, pullId), false);
    await changePull(family, tx, deps, scope, read, { status, finishedAt: deps.now() });
  });

/** Safe to run again: accepted rows are no longer chosen. */
export const takePulled = async <T, O>(
  family: PullFamily<T, O>,
  deps: Deps,
  scope: Scope,
  payload: TakePayload,
  progress: (done: number, total: number) => Promise<void>,
): Promise<Record<string, unknown>> => {
  const { pullId } = payload;
  await loadPull(family, deps, scope, pullId);
  const tally = await tallyPull(scope, deps.db.read, pullId);
  const total = tally.reduce((all, { status, count }) => all + (status === 'CHOSEN' ? count : 0), 0);
  for (let done = 0; ; ) {
    const gone = await takePortion(family, deps, scope, payload);
    if (gone === 0) break;
    done += gone;
    await progress(done, total);
    deps.events.publish(scope.companyId, family.event(pullId, 'TAKING'));
  }
  await ended(family, deps, scope, pullId);
  return { pullId };
};
