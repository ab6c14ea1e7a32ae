import { returnOf } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../../db/database.ts';
import {
  type BupotPullRow,
  markPullRows,
  nextPullRows,
  type RowOutcome,
  tallyPull,
} from '../../../../db/repositories/bupot/pull-rows.ts';
import { lockPull } from '../../../../db/repositories/bupot/pulls.ts';
import { appendHistory } from '../../../../db/repositories/history.ts';
import { bumpRevision } from '../../../../db/repositories/revisions.ts';
import { announceReturns, markReturnsStale } from '../../../documents/mark-returns-stale.ts';
import { closedPeriods } from '../../../documents/period-lock.ts';
import { remembered } from '../../../documents/remembered.ts';
import type { Deps } from '../../../services/deps.ts';
import { aroundOf } from '../compose-bupot.ts';
import { announce } from '../move-bupots.ts';
import { endsAs } from './ends-as.ts';
import { type JudgedSlip, judgeSlips } from './judge-slips.ts';
import { changePull, loadPull } from './load-pull.ts';
import { type Taken, type Writing, writeTaken } from './write-taken.ts';

export type TakePayload = { readonly pullId: string; readonly lockReason: string | null };

const AT_ONCE = 100;
/** Held while slips are taken, by nobody else: what two jobs take is then looked at by one after the other. */
const TAKING = 'bupot-pull';

/** The office's slip is to ours what the person saw when choosing it. */
const asChosen = (row: BupotPullRow, now: JudgedSlip): boolean => {
  const said = ({ differences }: Pick<JudgedSlip, 'differences'>) =>
    JSON.stringify(differences.map(({ field, ours, theirs }) => [field, ours, theirs]));
  return row.verdict === now.verdict && said(row) === said(now);
};

/** Masa a slip is written into, and out of. */
const placesOf = ({ slip, ours }: JudgedSlip): { kind: JudgedSlip['slip']['kind']; period: string }[] =>
  [slip, ...(ours ? [ours] : [])].map(({ kind, period }) => ({ kind, period }));

const isClosed = async (scope: Scope, query: Query): Promise<(one: JudgedSlip) => boolean> => {
  const closed = new Set(await closedPeriods(scope, query));
  return (one) => placesOf(one).some(({ kind, period }) => closed.has(`${returnOf(kind)} ${period}`));
};

const writeAll = async (writing: Writing, chosen: readonly JudgedSlip[]): Promise<Taken[]> => {
  const { tx, deps, scope } = writing;
  const staled = await markReturnsStale(tx, scope, chosen.flatMap(placesOf));
  const taken: Taken[] = [];
  for (const one of chosen) taken.push(await writeTaken(writing, one));
  const met = taken.flatMap(({ met: payee }) => payee ?? []);
  const changes = taken.flatMap(({ changes: own }) => own);
  await appendHistory(tx, scope, deps.now(), [...changes, ...(await remembered(tx, deps, scope, met))]);
  await announce(
    tx,
    deps,
    scope,
    taken.map(({ id }) => id),
  );
  await announceReturns(tx, deps, scope, staled);
  return taken;
};

/** Chosen rows as they are to be marked, and those among them that may be written now. */
const sorted = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  rows: readonly BupotPullRow[],
  lockReason: string | null,
): Promise<{ good: { row: BupotPullRow; now: JudgedSlip }[]; outcomes: RowOutcome[] }> => {
  const judged = await judgeSlips(
    deps,
    scope,
    tx.db,
    rows.map(({ slip }) => slip),
  );
  const closed = await isClosed(scope, tx.db);
  const good: { row: BupotPullRow; now: JudgedSlip }[] = [];
  const outcomes: RowOutcome[] = [];
  for (const [at, row] of rows.entries()) {
    const now = judged[at];
    if (!now) continue;
    const { verdict, differences, note, slipId } = now;
    const { place } = row;
    if (!asChosen(row, now)) outcomes.push({ place, status: 'OPEN', verdict, differences, note, slipId });
    else if (lockReason === null && closed(now))
      outcomes.push({ place, status: 'FAILED', message: 'bupotPull.server.period_filed' });
    else good.push({ row, now });
  }
  return { good, outcomes };
};

/** One portion in one transaction: slips, history, and the rows marked with what they became. After a crash a row is taken with its slip, or neither. */
const takePortion = (deps: Deps, scope: Scope, { pullId, lockReason }: TakePayload): Promise<number> =>
  deps.db.transact(async (tx) => {
    await bumpRevision(tx, scope, TAKING);
    const rows = await nextPullRows(scope, tx.db, pullId, { status: 'CHOSEN', after: '', limit: AT_ONCE });
    if (rows.length === 0) return 0;
    const { good, outcomes } = await sorted(tx, deps, scope, rows, lockReason);
    const around = await aroundOf(deps, scope, tx.db);
    const taken =
      good.length === 0
        ? []
        : await writeAll(
            { tx, deps, scope, pullId, around, lockReason },
            good.map(({ now }) => now),
          );
    const marks = good.map(
      ({ row }, at): RowOutcome => ({
        place: row.place,
        status: 'TAKEN',
        slipId: taken[at]?.id ?? null,
        message: null,
      }),
    );
    await markPullRows(tx, scope, pullId, [...outcomes, ...marks]);
    return rows.length;
  });

const ended = (deps: Deps, scope: Scope, pullId: string): Promise<void> =>
  deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, pullId);
    if (read?.status !== 'TAKING') return;
    const status = endsAs(await tallyPull(scope, tx.db, pullId), false);
    await changePull(tx, deps, scope, read, { status, finishedAt: deps.now() });
  });

/** The job that takes what was chosen into the slips, portion by portion. May run again: what was taken is chosen no more. */
export const takePulled = async (
  deps: Deps,
  scope: Scope,
  payload: TakePayload,
  progress: (done: number, total: number) => Promise<void>,
): Promise<Record<string, unknown>> => {
  const { pullId } = payload;
  await loadPull(deps, scope, pullId);
  const tally = await tallyPull(scope, deps.db.read, pullId);
  const total = tally.reduce((all, { status, count }) => all + (status === 'CHOSEN' ? count : 0), 0);
  for (let done = 0; ; ) {
    const gone = await takePortion(deps, scope, payload);
    if (gone === 0) break;
    done += gone;
    await progress(done, total);
    deps.events.publish(scope.companyId, { kind: 'bupotPull', id: pullId, status: 'TAKING' });
  }
  await ended(deps, scope, pullId);
  return { pullId };
};
