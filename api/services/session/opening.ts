import type { Opening } from '#domain/company/page-opening.ts';
import type { Scope } from '#domain/scope.ts';
import { userSetting } from '../company/company.ts';
import type { Deps } from '../deps.ts';
import { profile } from '../people/profile.ts';

export const openingOf = async (deps: Deps, scope: Scope): Promise<Opening> => {
  const [setting, person] = await Promise.all([userSetting(deps, scope), profile(deps, scope)]);
  return { setting, profile: person, permissions: [...scope.permissions] };
};
