import type { Scope } from '#domain/scope.ts';
import type { DocumentSum } from '#domain/spt/document-sum.ts';
import { excessInto, sentAmong } from '#domain/spt/excess.ts';
import { type Posted, postedFrom } from '#domain/spt/frozen.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { lockSpt, markSpts, sptsOfType } from '../../../db/repositories/spt/spt.ts';
import type { Deps } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { moveSpt } from './move-spts.ts';

/** As much of a return as says what it is worked from. */
type Fed = Pick<SptRecord, 'id' | 'type' | 'period' | 'replaces'>;

/** What a return is worked from beside its documents: the filed return it corrects, and what earlier periods paid too much. */
export const feedOf = async (
  scope: Scope,
  query: Query,
  spt: Fed,
): Promise<{ previous: SptRecord['amounts']; excess: ReturnType<typeof excessInto> }> => {
  const all = await sptsOfType(scope, query, spt.type);
  return {
    previous: all.find(({ id }) => id === spt.replaces)?.amounts ?? null,
    excess: excessInto(definitionOf(spt), spt.period, sentAmong(all)),
  };
};

/** A return worked from these sums, as posting writes it down. */
export const postedWith = async (scope: Scope, query: Query, spt: Fed, sums: readonly DocumentSum[]): Promise<Posted> =>
  postedFrom(definitionOf(spt), spt.period, { sums, ...(await feedOf(scope, query, spt)) });

/**
 * Draws the documents in: marks them, adds up what was marked and writes down the lines, in one transaction that holds the return's row. What changes
 * of the period's documents meanwhile waits for it, and makes it stale then.
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
