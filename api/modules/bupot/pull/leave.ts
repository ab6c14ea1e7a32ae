import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { type Answer, done } from '../../../gateways/answer.ts';
import type { BupotOffice, PullLeave } from '../../../gateways/djp/bupot/port.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { refuseWithout } from '../family.ts';

/** A key that ends within this is not begun with. */
const MARGIN_MS = 60_000;

/**
 * Leave to pull, by company, for as long as the office gives it. It stands in no table and no log: whoever has the key may pull. A process without it
 * asks for its own.
 */
const held = new WeakMap<BupotOffice, Map<string, PullLeave>>();

const leavesOf = ({ bupotOffice }: Deps): Map<string, PullLeave> => {
  const known = held.get(bupotOffice) ?? new Map<string, PullLeave>();
  held.set(bupotOffice, known);
  return known;
};

/** The key this process holds for the company, or a new one from the office. */
export const leaveOf = async (deps: Deps, scope: Scope): Promise<Answer<PullLeave>> => {
  const known = leavesOf(deps);
  const { companyId } = scope;
  const leave = known.get(companyId);
  if (leave && leave.expiresAt > deps.now() + MARGIN_MS) return done(leave);
  const { npwp } = await ownCompany(scope, deps.db.read);
  const answer = await deps.bupotOffice.leaveToPull({ companyId, tin: npwp });
  if (answer.kind === 'done') known.set(companyId, answer.value);
  else known.delete(companyId);
  return answer;
};

/** The office does not know the key any more. */
export const dropLeave = (deps: Deps, { companyId }: Scope): void => {
  leavesOf(deps).delete(companyId);
};

/** Asks the office for leave to pull. Answers until when it lasts; the key itself stays here. */
export const askLeave = async (deps: Deps, scope: Scope): Promise<{ expiresAt: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  refuseWithout(deps, 'pull');
  const answer = await leaveOf(deps, scope);
  if (answer.kind === 'done') return { expiresAt: answer.value.expiresAt };
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'bupot.server.office_unreachable' });
  throw new Problem('conflict', {
    message: 'bupotPull.server.refused',
    params: { words: answer.message },
    extra: { officeCode: answer.code },
  });
};
