import { mayDo } from '#domain/access.ts';
import type { Scope } from '#domain/scope.ts';

/** An address for who may open it; null for everybody else. */
export const leadsTo = (
  scope: Scope,
  resource: Parameters<typeof mayDo>[1],
  action: string,
  path: string,
): string | null => (mayDo(scope.held, resource, action) ? path : null);
