import { mayDo } from '#domain/access.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';

export const permitBook = (scope: Scope): void => {
  if (!mayDo(scope.permissions, 'counterparties', 'list')) throw new Problem('forbidden');
};
