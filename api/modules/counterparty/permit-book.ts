import { mayDo } from '#domain/access.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';

/** Whoever sees invoices or writes slips may look into the book. */
export const permitBook = (scope: Scope): void => {
  if (!mayDo(scope.permissions, 'counterparties', 'list')) throw new Problem('forbidden');
};
