import type { BupotSelection } from '#domain/bupot/filter.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { isAnnual } from '#domain/bupot/kinds.ts';
import { isEditable } from '#domain/bupot/status-queries.ts';
import { drawnOf, redrawn } from '#domain/bupot/year/redraw.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { type ItemResult, problemResult, skipped } from '../../documents/item-result.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { aroundOf, overBupot } from './compose-bupot.ts';
import { drawnOne, mustBeReady } from './draw-years.ts';
import { lastDrawn } from './drawn-by.ts';
import { bupotFamily, loadBupot } from './family.ts';
import { refuseReservedDocument } from './inquire-item.ts';
import { wrongStatus } from './move-bupots.ts';
import { openClosed, refuseClosed } from './open-closed.ts';
import { bupotSaves } from './save-bupots.ts';

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

/** From the current monthly slips, with later edits of the user. Idempotent. */
export const redrawItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  try {
    const read = await loadBupot(scope, deps.db.read, id);
    permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
    if (!isAnnual(read.kind) || !isEditable(read)) throw wrongStatus(read);
    const last = await lastDrawn(scope, deps.db.read, id);
    if (!last) return skipped('not_drawn', say(scope.locale, 'bupotYear.server.not_drawn'));
    await refuseReservedDocument(deps, scope, read);
    const { drawnBy } = last;
    const around = await aroundOf(deps, scope, deps.db.read);
    const query = { kind: read.kind, drawnBy, except: id };
    const drawn = mustBeReady(scope, drawnBy.run.year, await drawnOne(deps, scope, deps.db.read, query));
    const draft = inputOf(read);
    const before = drawnOf({ ...draft, ...(last.drawn ?? last) });
    const input = redrawn(draft, before, drawn.input);
    if (JSON.stringify(input) === JSON.stringify(draft))
      return { status: 'DONE', code: 'unchanged', message: say(scope.locale, 'bupotYear.server.unchanged') };
    const next = overBupot(read, input, around);
    await deps.db.transact(async (tx) => {
      for (const masa of [read, next]) await refuseClosed(scope, tx.db, masa);
      const drawnFields = { drawnBy, drawn: drawnOf(drawn.input) };
      await bupotSaves.overwrite(tx, deps, scope, { read, next }, { action: 'redraw', details: drawnFields });
    });
    return { status: 'DONE', code: 'redrawn', message: say(scope.locale, 'bupotYear.server.redrawn') };
  } catch (error) {
    return problemResult(scope.locale, error);
  }
};
