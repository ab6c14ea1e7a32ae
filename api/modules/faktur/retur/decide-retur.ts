import { vatAccess } from '#domain/faktur/access.ts';
import type { ReturKeluaranRow } from '#domain/faktur/retur-keluaran.ts';
import { type ReturKeluaranMove, returOutAllows } from '#domain/faktur/retur-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { passLock } from '../../../documents/period-lock.ts';
import type { MoveParams } from '../../../documents/routes/moves.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { staleSince } from '../../../services/stale.ts';
import { refuseWithoutLine } from '../masukan/pull/family.ts';
import { officeAnswer } from '../office-answer.ts';
import { returKeluaranFamily } from './family.ts';
import { takeReturned } from './take-returned.ts';

type Answering = Extract<ReturKeluaranMove, 'agree' | 'refuse'>;

/**
 * Sent to the tax office, which informs the buyer, then stored. Throws `wrong_status`, `stale`, `period_filed`,
 * `conflict` with the tax office's message, `unavailable` where it cannot be reached.
 */
const decide = async (
  deps: Deps,
  scope: Scope,
  { id, version }: MoveParams,
  move: Answering,
  reason: string | null,
): Promise<ReturKeluaranRow> => {
  permit(scope, vatAccess.upload);
  const read = await returKeluaranFamily.load(scope, deps.db.read, id);
  if (!returOutAllows(move, read)) throw returKeluaranFamily.wrongStatus(read);
  if (read.version !== version) throw await staleSince(scope, deps.db.read, { id, version }, read);
  if (move === 'agree') await passLock(scope, deps.db.read, { type: 'PPN', period: read.period }, reason, true);
  refuseWithoutLine(deps);
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const request = {
    companyId: scope.companyId,
    objectId: id,
    tin,
    number: read.number ?? '',
    buyer: read.counterpartyNpwp,
  };
  const reply = officeAnswer(
    await deps.djp.retur.answerBuyer(
      { ...request, agrees: move === 'agree', reason: reason ?? '' },
      `${id}.${move}.${version}`,
    ),
  );
  return deps.db.transact(async (tx) => {
    const fresh = await returKeluaranFamily.load(scope, tx.db, id);
    if (returOutAllows(move, fresh))
      await returKeluaranFamily.move(tx, deps, scope, deps.now(), [{ read: fresh, move, set: { reason }, reason }]);
    await takeReturned(tx, deps, scope, [reply]);
    return returKeluaranFamily.load(scope, tx.db, id);
  });
};

/** It reduces output VAT in the masa of its date, with a reason where that masa is filed. */
export const agreeRetur = (deps: Deps, scope: Scope, params: MoveParams): Promise<ReturKeluaranRow> =>
  decide(deps, scope, params, 'agree', params.reason?.trim() || null);

export const refuseRetur = async (deps: Deps, scope: Scope, params: MoveParams): Promise<ReturKeluaranRow> => {
  const reason = params.reason?.trim();
  if (!reason) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  return decide(deps, scope, params, 'refuse', reason);
};
