import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { closedPeriods } from '../documents/period-lock.ts';
import type { Deps } from '../services/deps.ts';
import type { CheckContext } from './files/kind.ts';

/** What every check of this company's documents needs to know today. */
export const contextOf = async (deps: Deps, scope: Scope, query: Query): Promise<Omit<CheckContext, 'style'>> => {
  const { npwp, pkp, name, address, city, industryName, flags } = await ownCompany(scope, query);
  return {
    today: jakartaDay(deps.now()),
    closed: await closedPeriods(scope, query),
    company: { npwp, pkp, government: flags.government === true, industry: industryName, name, address, city },
  };
};
