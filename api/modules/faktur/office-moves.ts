import { labelOf } from '#domain/faktur/number.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { allows } from '#domain/faktur/status-queries.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { requestingItem } from '../../documents/office/request-item.ts';
import { staleProblem } from '../../documents/overtaken.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { SentDocument, Verdict } from '../../gateways/djp/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { loadRow, moveFakturs, type Step, wrongStatus } from './move-fakturs.ts';
import { hasReturns } from './retur/taken.ts';
import { releaseOriginal } from './save-fakturs.ts';
import { applyVerdict, moveWithOriginal, sentFaktur } from './sent-faktur.ts';
import { refuseWithout } from './upload-fakturs.ts';

export type OfficeMove = 'cancel' | 'revoke' | 'confirmCancel' | 'cancelSubstitute' | 'confirmSubstitute';

export type OfficeMovePayload = { move: OfficeMove; version: number; reason: string | null };

/**
 * A cancellation waits for the buyer from now on; the other moves complete such a request once the tax office confirms.
 * The job is in the outbox with the change.
 */
export const askOffice = async (
  deps: Deps,
  scope: Scope,
  { id, move, version, reason }: { id: string; move: OfficeMove; version: number; reason?: string | undefined },
): Promise<FakturRow & { jobId: string }> => {
  const row = await loadRow(scope, deps.db.read, id);
  permit(scope, fakturStatus.moves[move].by as Permission);
  if (!allows(move, row)) throw wrongStatus(row);
  if (row.version !== version) throw await staleProblem(scope, deps.db.read, row, version);
  const why = reason?.trim() || null;
  if (move === 'cancel' && why === null) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  if (move === 'cancel' && (await hasReturns(scope, deps.db.read, row)))
    throw new Problem('conflict', { message: 'retur.server.has_returns' });
  refuseWithout(deps, move === 'confirmSubstitute' || move === 'cancelSubstitute' ? 'substitute' : 'cancel');
  return deps.db.transact(async (tx) => {
    const now = deps.now();
    const [moved = row] =
      move === 'cancel'
        ? await moveFakturs(tx, deps, scope, now, [
            { read: row, move, set: { reason: why, officeCode: null, officeMessage: null }, reason: why },
          ])
        : [];
    const payload: OfficeMovePayload = { move, version, reason: why };
    const jobId = await enqueue(tx, scope, now, {
      kind: 'faktur.office-move',
      payload,
      items: [{ refId: id, label: labelOf(row) }],
      uniqueKey: `office-move:${id}:${move}:${version}`,
    });
    return { ...moved, jobId };
  });
};

const ask = (
  deps: Deps,
  document: SentDocument,
  { move, reason }: OfficeMovePayload,
  key: string,
): Promise<Answer<Verdict>> => {
  switch (move) {
    case 'cancel':
    case 'cancelSubstitute':
      return deps.djp.cancel(document, reason ?? '', key);
    case 'revoke':
      return deps.djp.revokeCancel(document, key);
    case 'confirmCancel':
      return deps.djp.confirmCancel(document, key);
    case 'confirmSubstitute':
      return deps.djp.confirmSubstitute(document, key);
  }
};

const fulfilled = (move: OfficeMove, verdict: Verdict): Step['set'] | null => {
  switch (move) {
    case 'cancel':
      return null;
    case 'revoke':
      return verdict.state === 'approved' ? { reason: null } : null;
    case 'confirmSubstitute':
      return verdict.state === 'approved' ? { number: verdict.number } : null;
    case 'confirmCancel':
    case 'cancelSubstitute':
      return verdict.state === 'canceled' ? { kind: 'CANCELED' } : null;
  }
};

const complete = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { move, reason }: OfficeMovePayload,
  verdict: Verdict,
): Promise<FakturRow | undefined> => {
  const row = await fakturRow(scope, deps.db.read, id);
  const set = fulfilled(move, verdict);
  if (!row || set === null || !allows(move, row)) return applyVerdict(deps, scope, id, verdict);
  return deps.db.transact(async (tx) => {
    const moved = await moveWithOriginal(tx, deps, scope, {
      read: row,
      move,
      set: { ...set, officeCode: null, officeMessage: null },
      reason,
    });
    if (move === 'cancelSubstitute') await releaseOriginal(tx, scope, deps.now(), moved);
    return moved;
  });
};

/** Safe to repeat: the idempotency key makes repeated requests one. */
export const officeMoveItem = requestingItem(sentFaktur, {
  stands: (row, { move }: OfficeMovePayload) => allows(move === 'cancel' ? 'revoke' : move, row),
  keyOf: ({ id }, { move, version }) => `${id}.${move}.${version}`,
  ask,
  complete,
  refusal: (row, { move }) => (move === 'cancel' && allows('cancelRefused', row) ? 'cancelRefused' : null),
});
