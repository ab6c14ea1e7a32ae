import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { allows } from '#domain/spt/status-queries.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { proofsOfSpt } from '../../../db/repositories/spt/proofs.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { lockSpt, removeSpt, sptById } from '../../../db/repositories/spt/spt.ts';
import { announceReturns } from '../../documents/mark-returns-stale.ts';
import { removalOf } from '../../documents/removal.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { OBJECT_TYPE, wrongStatus } from './move-spts.ts';

/** Removes a return the office never took ("Hapus SPT"). Its slips are free again; the history keeps that it was there. */
export const dropSpt = async (deps: Deps, scope: Scope, named: Named): Promise<void> => {
  await loadSpt(scope, deps.db.read, named);
  permit(scope, 'EBUPOT_SPT_DELETE');
  await deps.db.transact(async (tx) => {
    const read = await lockSpt(tx, scope, named.id);
    if (!read) throw new Problem('not_found');
    if (!allows('remove', read)) throw wrongStatus(read);
    // Money is let go of by the person who named it: it may be needed where it was paid for.
    if ((await proofsOfSpt(scope, tx.db, read.id)).length > 0)
      throw new Problem('conflict', { message: 'spt.server.has_proofs' });
    const replaced = read.replaces === null ? undefined : await sptById(scope, tx.db, read.replaces);
    const source = sourceOf(definitionOf(read));
    await source.release(tx, scope, read, replaced?.postedAt ?? null);
    if (!(await removeSpt(tx, scope, read))) throw new Problem('conflict');
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: read.id, action: 'remove', fromStatus: read.status, before: { ...read } },
    ]);
    await announceReturns(tx, deps, scope, [read.id]);
    await bumpRevision(tx, scope, source.list);
  });
};

/** One return of a removal job. */
export const removeItem = (deps: Deps, scope: Scope, { id, type }: Named) =>
  removalOf((_deps, _scope, one) => dropSpt(deps, scope, { id: one, type }), 'spt.server.removed')(deps, scope, id);
