import type { Scope } from '#domain/scope.ts';
import { countriesIn } from '../../../db/repositories/countries.ts';
import type { Deps } from '../deps.ts';

export const offeredCountries = async (deps: Deps, scope: Scope): Promise<{ code: string; name: string }[]> =>
  (await countriesIn(scope, deps.db.read)).flatMap(({ code, nameId, nameEn, active }) =>
    active ? [{ code, name: scope.locale === 'en' ? nameEn : nameId }] : [],
  );
