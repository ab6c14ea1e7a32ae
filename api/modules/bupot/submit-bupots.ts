import type { BupotSelection } from '#domain/bupot/filter.ts';
import { allows } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotById, bupotsById } from '../../../db/repositories/bupot/bupot.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { type ItemResult, problemResult } from '../../documents/item-result.ts';
import type { SendPayload } from '../../documents/office/family.ts';
import { companyIntercept, throwIntercept } from '../../documents/office/intercepts.ts';
import { sendingItem } from '../../documents/office/send-item.ts';
import { sendingSelection } from '../../documents/office/send-selection.ts';
import { staleProblem } from '../../documents/overtaken.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { bupotFamily, loadBupot, refuseWithout } from './family.ts';
import { wrongStatus } from './move-bupots.ts';
import { openClosed, refuseClosed } from './open-closed.ts';
import { refusedRelated, relatedQuestions } from './related-slips.ts';
import { type SendAction, sentBupot } from './sent-bupot.ts';

export type SubmitPayload = SendPayload<SendAction>;

/** What a person said before slips are sent: why one of a closed masa changes, and that those with another slip beside them were looked at. */
export type Consent = { readonly lockReason?: string | undefined; readonly relatedChecked?: boolean | undefined };

/** What may be issued: what the office has kept, and what may go there. */
const mayBe = (action: SendAction, bupot: Parameters<typeof allows>[1]): boolean =>
  allows('submit', bupot) || (action === 'issue' && allows('issue', bupot));

const send = sendingSelection(sentBupot, {
  jobs: bupotFamily,
  kind: 'bupot.submit',
  rows: bupotsById,
  load: loadBupot,
  refuse: (bupot, action: SendAction) => {
    if (!mayBe(action, bupot)) throw wrongStatus(bupot);
  },
  withheldRows: refusedRelated,
  refuseWithout: (deps) => refuseWithout(deps, 'send'),
  passIntercepts: async (deps, scope, { needed, pages }) => {
    const lacking = (units: number) =>
      companyIntercept(scope, deps.db.read, deps.now(), { quota: 'ebupot', product: 'ebupot-ctas', needed: units });
    const lacks = await lacking(needed);
    if (lacks?.intercept !== 'ebupot-upload-limit') return throwIntercept(lacks);
    // What the office has kept holds its unit of the quota already.
    let held = 0;
    for await (const rows of pages) held += rows.filter((bupot) => allows('issue', bupot)).length;
    throwIntercept(await lacking(needed - held));
  },
});

/** Has every eligible slip of a selection checked and kept by the office; with `issue` given its number too. */
export const submitBupots = async (
  deps: Deps,
  scope: Scope,
  selection: BupotSelection,
  action: SendAction,
  { lockReason, relatedChecked = false }: Consent = {},
): Promise<BulkAnswer> => {
  permit(scope, 'EBUPOT_WITHHOLDING_UPLOAD');
  if (action === 'issue')
    await relatedQuestions(deps, scope, bupotFamily.eligibleRows(deps, scope, selection, action), relatedChecked);
  await openClosed(deps, scope, bupotFamily.eligibleRows(deps, scope, selection, action), lockReason);
  return send(deps, scope, selection, action);
};

/** The same for one slip, as the person saw it. */
export const submitBupot = async (
  deps: Deps,
  scope: Scope,
  { id, version, action, ...consent }: { id: string; version: number; action: SendAction } & Consent,
): Promise<BulkAnswer> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_UPLOAD');
  if (!mayBe(action, bupot)) throw wrongStatus(bupot);
  if (bupot.version !== version) throw await staleProblem(scope, deps.db.read, bupot, version);
  return submitBupots(deps, scope, { ids: [id] }, action, consent);
};

const item = sendingItem(sentBupot);

/**
 * One slip of such a job, from draft to verdict. May be run again at any point; a slip whose masa was closed since is not begun with
 * before somebody says why.
 */
export const submitItem = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, payload }: { id: string; attempts: number; payload: SubmitPayload },
): Promise<ItemResult> => {
  const read = await bupotById(scope, deps.db.read, id);
  if (read && mayBe(payload.move, read))
    try {
      await refuseClosed(scope, deps.db.read, read);
    } catch (problem) {
      return problemResult(scope.locale, problem);
    }
  return item(deps, scope, { id, attempts, action: payload.move, since: payload.since });
};
