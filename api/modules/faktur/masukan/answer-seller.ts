import { type MasukanMove, type MasukanStatus, masukanAllows } from '#domain/faktur/masukan-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { fakturByNumbers } from '../../../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { asOffice } from '../../../documents/moves.ts';
import { passLock } from '../../../documents/period-lock.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { staleSince } from '../../../services/stale.ts';
import { officeAnswer } from '../office-answer.ts';
import { type Masukan, masukanFamily } from './family.ts';
import { refuseWithoutLine } from './pull/family.ts';
import { takeFakturs } from './pull/take-faktur.ts';

type AnswerSellerParams = {
  readonly id: string;
  readonly version: number;
  readonly about: 'Amendment' | 'Cancellation';
  readonly agrees: boolean;
  readonly reason?: string | undefined;
  /** Reason for changing a masa whose return is filed. */
  readonly lockReason?: string | undefined;
};

/**
 * Sends the answer and stores the result, including a replacement. Throws `wrong_status`, `stale`, `invalid` for a
 * refusal without reason, `period_filed`, `conflict` with the tax office's message, `unavailable` where it cannot be
 * reached.
 */
export const answerSeller = async (deps: Deps, scope: Scope, params: AnswerSellerParams): Promise<Masukan> => {
  const { id, version, about, agrees } = params;
  permit(scope, 'EFAKTUR_DOC_CANCEL');
  const read = await masukanFamily.load(scope, deps.db.read, id);
  const move: MasukanMove = `${agrees ? 'agree' : 'refuse'}${about}`;
  if (!masukanAllows(move, read)) throw masukanFamily.wrongStatus(read);
  if (read.version !== version) throw await staleSince(scope, deps.db.read, { id, version }, read);
  const refused = params.reason?.trim() || null;
  if (!agrees && refused === null) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  const masa = { type: 'PPN', period: read.creditPeriod ?? read.period } as const;
  const reason = agrees ? await passLock(scope, deps.db.read, masa, params.lockReason, true) : refused;
  refuseWithoutLine(deps);
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const request = {
    companyId: scope.companyId,
    objectId: id,
    tin,
    number: read.number ?? '',
    seller: read.counterpartyNpwp,
  };
  const reply = officeAnswer(
    await deps.djp.answerSeller({ ...request, agrees, reason: reason ?? '' }, `${id}.${move}.${version}`),
  );
  return deps.db.transact(async (tx) => {
    const rows = await fakturByNumbers<MasukanStatus>(
      scope,
      tx.db,
      'IN',
      reply.map(({ number }) => number),
    );
    const ours = (number: string) =>
      rows.find((row) => row.number === number && row.counterpartyNpwp === read.counterpartyNpwp);
    const others = reply.filter(({ number }) => number !== read.number);
    const replacement = others.find(({ number }) => !ours(number));
    const replacedBy = replacement ? { replacedBy: deps.newId() } : {};
    const set = agrees ? { kind: about === 'Amendment' ? 'SUBSTITUTED' : 'CANCELED', ...replacedBy } : {};
    await masukanFamily.move(tx, deps, scope, deps.now(), [{ read, move, set, reason }]);
    if (replacement)
      await takeFakturs({ tx, deps, scope, as: asOffice(scope), lockReason: reason, pullId: null }, [
        { theirs: replacement, ours: undefined, ...('replacedBy' in replacedBy ? { id: replacedBy.replacedBy } : {}) },
      ]);
    return masukanFamily.whole.load(scope, tx.db, id);
  });
};
