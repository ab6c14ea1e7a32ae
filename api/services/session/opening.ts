import type { Opening } from '#domain/company/page-opening.ts';
import type { Scope } from '#domain/scope.ts';
import { inCompany } from '../../../db/company-context.ts';
import { userSetting } from '../company/company.ts';
import type { Deps } from '../deps.ts';
import { browserLaw } from '../law-rows.ts';
import { profile } from '../people/profile.ts';

/** Outside of the API's routes the company of a read is named here. */
export const openingOf = (deps: Deps, scope: Scope): Promise<Opening> =>
  inCompany(scope.companyId, async () => {
    const [setting, person] = await Promise.all([userSetting(deps, scope), profile(deps, scope)]);
    return { setting, profile: person, permissions: [...scope.permissions], law: browserLaw() };
  });
