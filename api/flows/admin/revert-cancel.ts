import type { CancelRevert, RevertState } from '#domain/admin/faktur-schema.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import type { VatType } from '#domain/faktur/types.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  decideCancelRevert,
  insertCancelRevert,
  isRevertRequested,
  unsafeCancelRevert,
  unsafeCancelReverts,
} from '../../../db/repositories/admin/cancel-reverts.ts';
import { unsafeAnyFaktur } from '../../../db/repositories/admin/fakturs.ts';
import { askOffice } from '../../modules/faktur/office-moves.ts';
import { appendAdminChange } from '../../services/admin/change.ts';
import { type Deps, permitInternal, systemScope } from '../../services/deps.ts';
import { noteChange } from '../../services/security/note-internal.ts';

const OBJECT_TYPE = 'cancel_revert';
const SHOWN = 100;

type Invoice = { readonly id: string; readonly type: VatType; readonly status: string };

/** Only while the tax office has not cancelled it. */
const isWaiting = ({ type, status }: Invoice): boolean =>
  type === 'OUT' && allows('revoke', { status: status as FakturStatus });

export const mayRevert = async (deps: Deps, ofCompany: Scope, invoice: Invoice): Promise<boolean> =>
  isWaiting(invoice) && !(await isRevertRequested(ofCompany, deps.db.read, invoice.id));

const notWaiting = (): Problem => new Problem('conflict', { message: 'adminFaktur.revert.not_waiting' });
const decided = (): Problem => new Problem('conflict', { message: 'adminFaktur.revert.decided' });

export const listReverts = async (deps: Deps, scope: Scope): Promise<CancelRevert[]> => {
  permitInternal(scope);
  return (await unsafeCancelReverts(deps.db.read, SHOWN)).map(({ companyId: _, open: _open, ...row }) => ({
    id: row.id,
    fakturId: row.fakturId,
    number: row.number,
    companyName: row.companyName,
    state: row.state,
    reason: row.reason,
    requestedBy: row.requestedBy,
    requestedAt: row.requestedAt,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt,
    decidedWhy: row.decidedWhy,
    own: row.requestedById === scope.userId,
    version: row.version,
  }));
};

/** Throws `conflict` unless the cancellation waits at the tax office, or if somebody requested it before. */
export const requestRevert = async (
  deps: Deps,
  scope: Scope,
  { fakturId, reason }: { readonly fakturId: string; readonly reason: string },
): Promise<{ id: string }> => {
  permitInternal(scope);
  const found = await unsafeAnyFaktur(deps.db.read, fakturId);
  if (!found) throw new Problem('not_found');
  const { row } = found;
  if (!isWaiting(row)) throw notWaiting();
  const id = deps.newId();
  const number = labelOf(row);
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const made = await insertCancelRevert(tx, {
      id,
      companyId: row.companyId,
      version: 1,
      fakturId,
      number,
      state: 'waiting',
      open: 'open',
      reason,
      requestedById: scope.userId,
      requestedBy: scope.userName,
      requestedAt: now,
      decidedBy: null,
      decidedAt: null,
      decidedWhy: null,
    });
    if (!made) throw new Problem('conflict', { message: 'adminFaktur.revert.requested' });
    const after = { companyId: row.companyId, fakturId, number };
    await appendAdminChange(tx, scope, now, {
      objectType: OBJECT_TYPE,
      objectId: id,
      action: 'request',
      after,
      reason,
    });
  });
  return { id };
};

type Decision = { readonly id: string; readonly version: number; readonly reason: string };

/**
 * By another admin than the one who requested it. A confirmed request withdraws the cancellation at the tax office, in
 * the name of the operator. Throws `conflict` if it is decided, requested by the same person, or cancelled by now.
 */
export const decideRevert = async (
  deps: Deps,
  scope: Scope,
  { id, version, reason, state }: Decision & { readonly state: Exclude<RevertState, 'waiting'> },
): Promise<void> => {
  permitInternal(scope);
  const request = await unsafeCancelRevert(deps.db.read, id);
  if (!request) throw new Problem('not_found');
  const { companyId, fakturId } = request;
  if (request.open === null || request.version !== version) throw decided();
  const ofCompany = { ...scope, companyId };
  if (state === 'confirmed') {
    if (request.requestedById === scope.userId) throw new Problem('conflict', { message: 'adminFaktur.revert.own' });
    const invoice = await unsafeAnyFaktur(deps.db.read, fakturId);
    if (!invoice || !isWaiting(invoice.row)) throw notWaiting();
    const operator = { ...systemScope(companyId), userId: scope.userId, userName: `${scope.userName} (Patuh)` };
    // Repeating it is harmless: the job of one version of an invoice is unique.
    await askOffice(deps, operator, { id: fakturId, move: 'revoke', version: invoice.row.version, reason });
  }
  await deps.db.transact(async (tx) => {
    const now = deps.now();
    const set = { state, decidedAt: now, decidedWhy: reason };
    if (!(await decideCancelRevert(tx, ofCompany, request, set))) throw decided();
    await appendAdminChange(tx, scope, now, { objectType: OBJECT_TYPE, objectId: id, action: state, reason });
  });
  noteChange(deps, ofCompany, 'documents');
};
