import type { Finding } from '#domain/definition/finding.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { workFrozen } from '#domain/spt/frozen.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows } from '#domain/spt/status-queries.ts';
import { checkReturn } from '#domain/spt/work-return.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { lockSpt, markSpts, sptById } from '../../../db/repositories/spt/spt.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import type { Deps } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { postedWith } from './feed.ts';
import { moveSpt } from './move-spts.ts';

/**
 * Marks the documents, sums the marked ones and stores the lines, in one transaction that locks the return's row.
 * Concurrent changes of documents wait for it, and then mark the return stale.
 */
export const drawIn = (deps: Deps, scope: Scope, id: string): Promise<SptRecord> =>
  deps.db.transact(async (tx: Tx) => {
    const read = await lockSpt(tx, scope, id);
    if (!read) throw new Error(`no return ${id}`);
    const source = sourceOf(definitionOf(read));
    await source.mark(tx, scope, read);
    const posted = await postedWith(scope, tx.db, read, await source.sums(scope, tx.db, id));
    await markSpts(tx, scope, [id], false);
    const now = deps.now();
    const set = { ...posted, postedAt: now, validatedAt: null };
    const moved = await moveSpt(tx, deps, scope, now, { read, move: 'check', set });
    await bumpRevision(tx, scope, source.list);
    tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: source.live, ids: [] }));
    return { ...moved, stale: false };
  });

export const findingsIn = async (scope: Scope, query: Query, spt: SptRecord): Promise<Finding[]> => {
  if (spt.inputs === null) return [];
  const definition = definitionOf(spt);
  return checkReturn(
    definition,
    await sourceOf(definition).sums(scope, query, spt.id),
    workFrozen(definition, spt.inputs),
  );
};

const conclude = async (deps: Deps, scope: Scope, read: SptRecord): Promise<SptRecord> => {
  const [found] = await findingsIn(scope, deps.db.read, read);
  const now = deps.now();
  const step = found
    ? ({
        read,
        move: 'failProcessing',
        set: { officeCode: found.message, officeMessage: say('id', found.message, found.params) },
      } as const)
    : ({ read, move: 'ready', set: { validatedAt: now, officeCode: null, officeMessage: null } } as const);
  return deps.db.transact((tx) => moveSpt(tx, deps, scope, now, step));
};

const advance = async (deps: Deps, scope: Scope, read: SptRecord): Promise<SptRecord> => {
  if (allows('begin', read))
    return deps.db.transact((tx) => moveSpt(tx, deps, scope, deps.now(), { read, move: 'begin' }));
  return allows('check', read) ? drawIn(deps, scope, read.id) : conclude(deps, scope, read);
};

const resultOf = (scope: Scope, spt: SptRecord): ItemResult =>
  spt.officeMessage !== null && allows('retry', spt)
    ? failed(spt.officeCode ?? spt.status, spt.officeMessage)
    : { status: 'DONE', code: spt.status, message: say(scope.locale, `spt.status.${spt.status}`) };

const giveUp = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await sptById(scope, deps.db.read, id);
  if (!read || !allows('failProcessing', read)) return;
  const set = { officeCode: 'unexpected', officeMessage: say('id', 'spt.server.not_prepared') };
  await deps.db.transact((tx) => moveSpt(tx, deps, scope, deps.now(), { read, move: 'failProcessing', set }));
};

/**
 * From the current state. Each step is a transaction of its own, so that an interrupted run continues where it stopped.
 * `last`: the final attempt.
 */
export const postItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, last }: { id: string; attempts: number; last: boolean },
): Promise<ItemResult> => {
  try {
    for (;;) {
      const read = await sptById(scope, deps.db.read, id);
      if (!read) return failed('not_found', say(scope.locale, 'problem.not_found'));
      if (!allows('failProcessing', read)) return resultOf(scope, read);
      await advance(deps, scope, read);
    }
  } catch (error) {
    if (last) await giveUp(deps, scope, id);
    if (error instanceof Problem && error.code === 'conflict' && !last)
      return retryLater(backoff(attempts), 'conflict', '');
    throw error;
  }
};
