import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';

/** For what belongs to the house and to no company. */
export const permitInternal = (scope: Scope): void => {
  if (!scope.internal) throw new Problem('forbidden');
};

/** Every one of these keys; of what nobody wrote down the keys, only for an Owner. */
export const permitAll = (scope: Scope, keys: readonly Permission[] | null): void => {
  const may = keys === null ? scope.role === 'Owner' : keys.every((key) => scope.held.has(key));
  if (!may) throw new Problem('forbidden');
};

/** Any one of these keys suffices. */
export const permit = (scope: Scope, ...keys: readonly Permission[]): void => {
  if (!keys.some((key) => scope.held.has(key))) throw new Problem('forbidden');
};
