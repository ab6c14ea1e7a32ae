import { country } from '#domain/records/country.ts';
import { isCountry } from '#domain/rules/identity/abroad.ts';
import { recordRoutes } from '../records/routes.ts';

/** A code that no document accepts is refused. */
export const countryRoutes = recordRoutes(country, {
  check: async (_scope, _query, { code }): Promise<Record<string, string>> =>
    isCountry(String(code)) ? {} : { code: 'problem.field.choice' },
});
