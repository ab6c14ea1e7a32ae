import type { Scope } from '#domain/scope.ts';
import { SYSTEM_COMPANY } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';

const rooms = [
  ['/admin/api/ebilling/unmatched-payments', 'lost'],
  ['/admin/api/security-log', 'security'],
  ['/admin/api/company', 'company'],
  ['/admin/api/efaktur', 'documents'],
] as const;

/** In the operator's log. When company data is read, the use case also notifies that company (`noteReading`). */
export const noteInternal = (
  { securityLog }: Pick<Deps, 'securityLog'>,
  scope: Scope,
  { method, path }: { method: string; path: string },
): void => {
  const what = rooms.find(([room]) => path.startsWith(room))?.[1] ?? 'else';
  const event = method === 'GET' ? 'internal_read' : 'internal_changed';
  securityLog.note({ ...scope, companyId: SYSTEM_COMPANY, event, facts: { what } });
};

export const noteReading = (
  { securityLog }: Pick<Deps, 'securityLog'>,
  scope: Scope,
  { companyIds, what }: { companyIds: readonly string[]; what: 'payments' | 'security' | 'documents' },
): void => {
  for (const companyId of new Set(companyIds))
    securityLog.note({ ...scope, companyId, event: 'internal_read', facts: { what } });
};

/** In the log of the company whose data was changed: `scope` names it. */
export const noteChange = (
  { securityLog }: Pick<Deps, 'securityLog'>,
  scope: Scope,
  what: 'company' | 'documents',
): void => securityLog.note({ ...scope, event: 'internal_changed', facts: { what } });
