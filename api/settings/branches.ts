import { type FieldErrors, Problem } from '#domain/problem.ts';
import { branch } from '#domain/records/branch.ts';
import { isHeadOffice } from '#domain/rules/identity/nitku.ts';
import { ownCompany, placesOf } from '../../db/repositories/own-company.ts';
import { recordRoutes } from '../records/routes.ts';
import { isRegion } from './tax-profile/regions.ts';

/** The head office keeps its number and cannot be removed. */
export const branchRoutes = recordRoutes(branch, {
  check: async (scope, query, { nitku, region }, id): Promise<FieldErrors> => {
    if (region && !(await isRegion(String(region)))) return { region: 'settings.tax.region_unknown' };
    const { npwp } = await ownCompany(scope, query);
    if (!String(nitku).startsWith(npwp)) return { nitku: { key: 'settings.branch.other_company', params: { npwp } } };
    // Checked after the write, because changing the number of a head office would leave none.
    const heads = (await placesOf(scope, query)).some((one) => isHeadOffice(one.nitku));
    return id !== null && !heads ? { nitku: 'settings.branch.head_stays' } : {};
  },
  removable: async (_tx, _scope, { nitku }) => {
    if (isHeadOffice(String(nitku))) throw new Problem('conflict', { message: 'settings.branch.head_stays' });
  },
});
