import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { type Answer, done } from '../../../gateways/answer.ts';
import type { BupotOffice, PullLeave } from '../../../gateways/djp/bupot/port.ts';
import { type Deps, permit } from '../../../services/deps.ts';
import { refuseWithout } from '../family.ts';

/** A key that expires within this margin is not used. */
const MARGIN_MS = 60_000;

/**
 * By company. In memory only, never in a table or log, because the key alone permits pulling. Every process requests
 * its own.
 */
const held = new WeakMap<BupotOffice, Map<string, PullLeave>>();

const leavesOf = ({ bupotOffice }: Deps): Map<string, PullLeave> => {
  const known = held.get(bupotOffice) ?? new Map<string, PullLeave>();
  held.set(bupotOffice, known);
  return known;
};

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

export const dropLeave = (deps: Deps, { companyId }: Scope): void => {
  leavesOf(deps).delete(companyId);
};

/** Returns the expiry only; the key does not leave the server. */
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
