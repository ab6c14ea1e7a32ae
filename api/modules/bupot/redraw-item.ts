import type { BupotSelection } from '#domain/bupot/filter.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import { drawnOf, redrawn } from '#domain/bupot/year/redraw.ts';
import { changeOf } from '#domain/definition/changes.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { type ItemResult, problemResult, skipped } from '../../documents/item-result.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { aroundOf, worked } from './compose-bupot.ts';
import { type DrawnBy, drawnOne, mustBeReady } from './draw-item.ts';
import { bupotFamily, loadBupot } from './family.ts';
import { refuseHeld } from './inquire-item.ts';
import { announce, OBJECT_TYPE, wrongStatus } from './move-bupots.ts';
import { openClosed, refuseClosed } from './open-closed.ts';

type Kept = Partial<BupotInput> & { readonly drawnBy: DrawnBy; readonly drawn?: Partial<BupotInput> };

/** How a draft was drawn last, and what it was drawn to; null of one a person typed. */
const lastDrawn = async (scope: Scope, query: Query, id: string): Promise<Kept | null> => {
  const rows = await historyOf(scope, query, id);
  const last = rows.findLast(({ action }) => action === 'draw' || action === 'redraw');
  return (last?.after as Kept | undefined) ?? null;
};

const write = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { read, next, kept }: { read: Bupot; next: Bupot; kept: Kept },
): Promise<void> => {
  for (const masa of [read, next]) await refuseClosed(scope, tx.db, masa);
  if (!(await updateBupot(tx, scope, read, next))) throw new Problem('conflict');
  const change = changeOf(inputOf(read), inputOf(next));
  await appendHistory(tx, scope, deps.now(), [
    {
      objectType: OBJECT_TYPE,
      objectId: read.id,
      action: 'redraw',
      fromStatus: read.status,
      toStatus: next.status,
      before: change.before,
      after: { ...change.after, version: next.version, drawnBy: kept.drawnBy, drawn: kept.drawn },
    },
  ]);
  await announce(tx, deps, scope, [read.id]);
};

/** Draws every draft of the year of a selection again, by a job; those of a closed masa need a reason. */
export const redrawBupots = async (
  deps: Deps,
  scope: Scope,
  selection: BupotSelection,
  lockReason?: string,
): Promise<BulkAnswer> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  await openClosed(deps, scope, bupotFamily.eligibleRows(deps, scope, selection, 'redraw'), lockReason);
  return bupotFamily.bulkJob(deps, scope, selection, { action: 'redraw', kind: 'bupot.redraw' });
};

/** Draws a draft again from the monthly slips as they are now, and keeps what a person wrote into it since. Does nothing the second time. */
export const redrawItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  try {
    const read = await loadBupot(scope, deps.db.read, id);
    permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
    if (!isAnnual(read.kind) || !isEditable(read)) throw wrongStatus(read);
    const kept = await lastDrawn(scope, deps.db.read, id);
    if (!kept) return skipped('not_drawn', say(scope.locale, 'bupotYear.server.not_drawn'));
    await refuseHeld(deps, scope, read);
    const { drawnBy } = kept;
    const around = await aroundOf(deps, scope, deps.db.read);
    const query = { kind: read.kind, drawnBy, except: id };
    const drawn = mustBeReady(scope, drawnBy.run.year, await drawnOne(deps, scope, deps.db.read, query));
    const draft = inputOf(read);
    const before = drawnOf({ ...draft, ...(kept.drawn ?? kept) });
    const input = redrawn(draft, before, drawn.input);
    if (JSON.stringify(input) === JSON.stringify(draft))
      return { status: 'DONE', code: 'unchanged', message: say(scope.locale, 'bupotYear.server.unchanged') };
    const next: Bupot = {
      ...read,
      ...worked(input, around),
      version: read.version + 1,
      status: bupotStatus.start,
      officeCode: null,
      officeMessage: null,
      updatedBy: scope.userName,
      updatedAt: deps.now(),
    };
    await deps.db.transact((tx) =>
      write(tx, deps, scope, { read, next, kept: { drawnBy, drawn: drawnOf(drawn.input) } }),
    );
    return { status: 'DONE', code: 'redrawn', message: say(scope.locale, 'bupotYear.server.redrawn') };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};
