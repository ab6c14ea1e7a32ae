import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** What the form of a billing starts with: the company as its own payer, and the day in Jakarta. */
export const formStart = async (deps: Deps, scope: Scope) => {
  permit(scope, 'EBILLING_CREATE');
  const { npwp, name, address, city } = await ownCompany(scope, deps.db.read);
  return { company: { npwp, name, address, city }, today: jakartaDay(deps.now()) };
};
