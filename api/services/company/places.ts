import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { type Place, placesOfPerson } from '../../../db/repositories/own-companies.ts';
import type { Deps } from '../deps.ts';
import { permissionsOf } from '../session/book.ts';

export type OwnPlace = { readonly company: Place; readonly scope: Scope };

export const ownPlaces = async (deps: Deps, scope: Scope): Promise<readonly OwnPlace[]> =>
  (await placesOfPerson(scope, deps.db.read)).map((company) => ({
    company,
    scope: {
      ...scope,
      companyId: company.id,
      role: company.role,
      permissions: permissionsOf(company.role, company.roleKeys),
    },
  }));

/** Independent of the session's company. Not found if the person has no role in it. */
export const ownPlace = async (deps: Deps, scope: Scope, id: string): Promise<OwnPlace> => {
  const found = (await ownPlaces(deps, scope)).find(({ company }) => company.id === id);
  if (!found) throw new Problem('not_found');
  return found;
};
