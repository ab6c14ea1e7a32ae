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

/** The user's confirmations before sending: the reason for a closed masa, and that related slips were looked at. */
export type Consent = { readonly lockReason?: string | undefined; readonly relatedChecked?: boolean | undefined };

/** Issuable: slips stored at the tax office, and slips that may be submitted. */
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
    // Slips stored at the tax office already hold their unit of the quota.
    let held = 0;
    for await (const rows of pages) held += rows.filter((bupot) => allows('issue', bupot)).length;
    throwIntercept(await lacking(needed - held));
  },
});

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

/** Safe to repeat at any point; a slip whose masa was closed in the meantime is not started without a reason. */
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
