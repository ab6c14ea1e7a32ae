import { type FieldErrors, Problem } from '#domain/problem.ts';
import { isHeadOffice } from '#domain/rules/identity/nitku.ts';
import { branch } from '#domain/settings/branch.ts';
import { ownCompany, placesOf } from '../../db/repositories/own-company.ts';
import { recordRoutes } from '../records/routes.ts';
import { isRegion } from './tax-profile/regions.ts';

/** Checked after the write, because changing the number of a head office would leave none. */
const wrongPlace = (
  places: readonly { id: string; nitku: string }[],
  nitku: string,
  id: string | null,
): FieldErrors => {
  if (id !== null && !places.some((one) => isHeadOffice(one.nitku))) return { nitku: 'settings.branch.head_stays' };
  return places.some((one) => one.nitku === nitku && one.id !== id) ? { nitku: 'settings.branch.twice' } : {};
};

/**
 * Places of business of the company, each under its own NPWP. The head office keeps its number and cannot be removed.
 */
export const branchRoutes = recordRoutes(branch, {
  names: ['branch', 'branches'],
  table: 'branches',
  rules: {
    check: async (scope, query, { nitku, region }, id) => {
      if (region && !(await isRegion(String(region)))) return { region: 'settings.tax.region_unknown' };
      const { npwp } = await ownCompany(scope, query);
      if (!String(nitku).startsWith(npwp)) return { nitku: { key: 'settings.branch.other_company', params: { npwp } } };
      return wrongPlace(await placesOf(scope, query), String(nitku), id);
    },
    removable: async (_tx, _scope, { nitku }) => {
      if (isHeadOffice(String(nitku))) throw new Problem('conflict', { message: 'settings.branch.head_stays' });
    },
  },
});
