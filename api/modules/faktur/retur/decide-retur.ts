import type { ReturKeluaranRow } from '#domain/faktur/retur-keluaran.ts';
import type { ReturKeluaranMove } from '#domain/faktur/retur-status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Asked } from '../../../documents/routes/moves.ts';
import type { Deps } from '../../../services/deps.ts';
import { returKeluaranFamily } from './family.ts';

const decide = (
  deps: Deps,
  scope: Scope,
  { id }: Asked,
  move: Extract<ReturKeluaranMove, 'agree' | 'refuse'>,
  reason: string | null,
): Promise<ReturKeluaranRow> =>
  deps.db.transact(async (tx) => {
    const read = await returKeluaranFamily.load(scope, tx.db, id);
    const [moved = read] = await returKeluaranFamily.move(tx, deps, scope, deps.now(), [
      { read, move, set: { reason }, reason },
    ]);
    return moved;
  });

/** The seller agrees to a return: it reduces his output VAT in the masa of its date. */
export const agreeRetur = (deps: Deps, scope: Scope, asked: Asked): Promise<ReturKeluaranRow> =>
  decide(deps, scope, asked, 'agree', null);

/** The seller refuses a return, and says why. */
export const refuseRetur = async (deps: Deps, scope: Scope, asked: Asked): Promise<ReturKeluaranRow> => {
  const reason = asked.reason?.trim();
  if (!reason) throw new Problem('invalid', { errors: { reason: 'problem.field.required' } });
  return decide(deps, scope, asked, 'refuse', reason);
};
