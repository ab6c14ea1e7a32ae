import type { SlipKind } from '#domain/bupot/kinds.ts';
import { habitsOf, type PayeeHabit } from '#domain/bupot/payee-habit.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotsOfPayee } from '../../../db/repositories/bupot/bupot.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** Enough to tell a habit; who is paid more often has it among the newest. */
const LOOKED_AT = 50;

/** What this company usually withholds from a payee on slips of a kind, what it did last first. */
export const payeeHistory = async (
  deps: Deps,
  scope: Scope,
  { npwp, kind }: { npwp: string; kind: SlipKind },
): Promise<PayeeHabit[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  return habitsOf(await bupotsOfPayee(scope, deps.db.read, { payeeNpwp: npwp, kind, limit: LOOKED_AT }));
};
