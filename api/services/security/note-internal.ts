import type { Scope } from '#domain/scope.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';

/** Rooms of the internal area by how their addresses go on, and what the log calls them. */
const rooms = [
  ['/admin/api/ebilling/unmatched-payments', 'lost'],
  ['/admin/api/security-log', 'security'],
] as const;

/**
 * Whatever somebody of the house reads or does in the internal area stands in the log of the house. Of a company's data they read the use case
 * tells that company (`noteReading`).
 */
export const noteInternal = (
  { securityLog }: Pick<Deps, 'securityLog'>,
  scope: Scope,
  { method, path }: { method: string; path: string },
): void => {
  const what = rooms.find(([room]) => path.startsWith(room))?.[1] ?? 'else';
  const event = method === 'GET' ? 'internal_read' : 'internal_changed';
  securityLog.note({ ...scope, companyId: SYSTEM_COMPANY, event, facts: { what } });
};

/** Somebody of the house has read data of these companies: each is told in its own log. */
export const noteReading = (
  { securityLog }: Pick<Deps, 'securityLog'>,
  scope: Scope,
  { companyIds, what }: { companyIds: readonly string[]; what: 'payments' | 'security' },
): void => {
  for (const companyId of new Set(companyIds))
    securityLog.note({ ...scope, companyId, event: 'internal_read', facts: { what } });
};
