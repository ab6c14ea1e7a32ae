import type { CompanyAnswer, Subscription } from '#domain/company/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { companyOf } from '../../../db/repositories/companies.ts';
import type { Deps } from '../deps.ts';

const load = async (deps: Deps, scope: Scope) => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return company;
};

/** The company the person works in. */
export const companyDetail = async (deps: Deps, scope: Scope): Promise<CompanyAnswer> => {
  const { id, ssoId, username, name, npwp, npwpType, jurnalCid, flags } = await load(deps, scope);
  return {
    companyId: id,
    companySsoId: ssoId,
    username,
    name,
    npwp,
    npwpType,
    jurnalCid,
    reconcileUser: flags.reconcileUser,
  };
};

/** What it has subscribed to, and until when. */
export const subscription = async (deps: Deps, scope: Scope): Promise<Subscription> => {
  const { packageName, packageEnd } = await load(deps, scope);
  return { packageName, endDate: packageEnd };
};
