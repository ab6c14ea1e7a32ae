import type { FieldErrors } from '#domain/problem.ts';
import { taxProfile } from '#domain/records/tax-profile.ts';
import { isKlu, kluOf } from '#domain/rules/identity/klu.ts';
import { taxProfileOffice } from '#domain/settings/tax-profile.ts';
import { companyOf, taxProfileStore } from '../../../db/repositories/companies.ts';
import { singletonRoutes } from '../../records/singleton.ts';
import { isRegion } from './regions.ts';

export const profileRoutes = singletonRoutes(
  taxProfile,
  {
    store: taxProfileStore,
    objectId: ({ companyId }) => companyId,
    claim: 'company',
    /** Refuses unknown codes, and a kind of business listed twice. */
    check: async (_scope, _query, { klu, furtherKlu, region }): Promise<FieldErrors> => {
      const unknown = furtherKlu.some((code) => !isKlu(code));
      const twice = new Set([klu, ...furtherKlu]).size <= furtherKlu.length;
      return {
        ...(klu !== null && !isKlu(klu) ? { klu: 'settings.tax.klu_unknown' } : {}),
        ...(twice ? { furtherKlu: 'settings.tax.klu_twice' } : {}),
        ...(unknown ? { furtherKlu: 'settings.tax.klu_unknown' } : {}),
        ...(region !== null && !(await isRegion(region)) ? { region: 'settings.tax.region_unknown' } : {}),
      };
    },
    more: async ({ db }, scope, { klu, furtherKlu }) => {
      const { npwp = '', npwpType, pkp } = (await companyOf(scope, db.read)) ?? {};
      const codes = [...(klu === null ? [] : [klu]), ...furtherKlu];
      return {
        npwp,
        npwpType,
        pkp,
        kluNames: Object.fromEntries(codes.map((code) => [code, kluOf(code)?.name ?? ''])),
      };
    },
  },
  taxProfileOffice,
);
