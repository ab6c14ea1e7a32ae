import { takeableVerdicts } from '#domain/definition/pull.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { choosePullRows, insertPullRows, type PullRow, tallyPull } from '../../../db/repositories/pull-rows.ts';
import { lockPull, type Pull } from '../../../db/repositories/pulls.ts';
import type { Deps } from '../../services/deps.ts';
import { backoff, failed, type ItemResult, retryLater } from '../item-result.ts';
import type { AnyPull, JudgedDocument, PullFamily, PullPart } from './family.ts';
import { changePull, endsAs, loadPull } from './load-pull.ts';
import { partOf } from './start-pull.ts';

/** Rows per transaction, so that other writers get their turn in between. */
const AT_ONCE = 400;
/** After this many immediate retries the cause is something else. */
const TIMES = 3;

type Family<Theirs> = PullFamily<Theirs, never>;

/** "2025-10 25AB12CDE 000": in reading order, and a document reported twice is one row. */
const placeOf = <T>({ periodOf, numberOf, revisionOf }: PullFamily<T, never>, theirs: T): string =>
  `${periodOf(theirs)} ${numberOf(theirs)} ${String(revisionOf(theirs)).padStart(3, '0')}`;

const rowOf = <T>(family: Family<T>, { companyId, id }: Pull, judged: JudgedDocument<T, unknown>): PullRow => {
  const { theirs, verdict, differences, note, documentId } = judged;
  return {
    pullId: id,
    place: placeOf(family, theirs),
    companyId,
    number: family.numberOf(theirs),
    theirs,
    verdict,
    differences,
    note,
    documentId,
    amount: family.amountOf(theirs),
    status: family.takenAtOnce?.(judged) ? 'CHOSEN' : 'OPEN',
    message: null,
  };
};

/** Each requested document once, whatever the office sends. */
const inRequestedOrder = <T>(family: Family<T>, requested: readonly T[], part: PullPart): T[] => {
  const wanted = requested.filter((one) =>
    'period' in part ? family.periodOf(one) === part.period : part.numbers.includes(family.numberOf(one)),
  );
  return [...new Map(wanted.map((one) => [placeOf(family, one), one])).values()];
};

const keep = async <T>(
  family: Family<T>,
  deps: Deps,
  scope: Scope,
  pull: Pull,
  requested: readonly T[],
): Promise<void> => {
  for (let at = 0; at < requested.length; at += AT_ONCE)
    await deps.db.transact(async (tx) => {
      const judged = await family.judge(deps, scope, tx.db, requested.slice(at, at + AT_ONCE));
      await insertPullRows(
        tx,
        scope,
        pull.id,
        judged.map((one) => rowOf(family, pull, one)),
      );
    });
};

type FetchPartParams = { readonly pullId: string; readonly refId: string; readonly attempts: number };

const turnedDown = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  id: string,
  { code, message }: { code: string; message: string },
): Promise<ItemResult> => {
  await deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, family.name, id);
    if (read) await changePull(family, tx, deps, scope, read, { message });
  });
  return failed(code, message);
};

/** Safe to run again: stored rows stay. */
export const fetchPart = async <T, O>(
  whole: PullFamily<T, O>,
  deps: Deps,
  scope: Scope,
  { pullId, refId, attempts }: FetchPartParams,
): Promise<ItemResult> => {
  const family = whole as unknown as Family<T>;
  const pull = await loadPull(family, deps, scope, pullId);
  const part = partOf(pull.params, refId);
  const answer = await family.ask(deps, scope, part);
  if (answer.kind === 'unreachable')
    return retryLater(backoff(attempts), 'unreachable', say(scope.locale, family.unreachable));
  if (answer.kind === 'refused')
    return family.asksAgain(answer.code) && attempts < TIMES
      ? retryLater(0, answer.code, answer.message)
      : turnedDown(family, deps, scope, pullId, answer);
  const requested = inRequestedOrder(family, answer.value, part);
  await keep(family, deps, scope, pull, requested);
  return { status: 'DONE', message: say(scope.locale, whole.found, { n: requested.length }) };
};

/** Waits for the user's choice, or accepts what needs none. */
export const endFetch = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  pullId: string,
): Promise<Record<string, unknown>> =>
  deps.db.transact(async (tx) => {
    const read = await lockPull(tx, scope, family.name, pullId);
    if (!read || read.status === 'TAKING') return { pullId };
    if (read.way === 'migrate') await choosePullRows(tx, scope, pullId, { verdicts: ['NEW'] }, takeableVerdicts);
    const tally = await tallyPull(scope, tx.db, pullId);
    if (tally.some(({ status }) => status === 'CHOSEN')) {
      const payload = { pullId, lockReason: null };
      const jobId = await enqueue(tx, scope, deps.now(), { kind: family.jobs.take, payload });
      await changePull(family, tx, deps, scope, read, { status: 'TAKING', jobId });
      return { pullId };
    }
    const status = endsAs(tally, read.message !== null);
    await changePull(family, tx, deps, scope, read, { status, finishedAt: deps.now() });
    return { pullId };
  });
