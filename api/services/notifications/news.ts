import { hearersOf } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Happening } from '../deps.ts';

/** An event replaces an unsent one with the same `key`. `jobId`: the job is read when the event is sent. */
export type News = {
  key: string;
  event: string;
  data?: unknown;
  jobId?: string;
  ids?: readonly string[];
};

/** Record lists are combined, otherwise the newer one counts. */
export const joined = (older: News | undefined, newer: News): News =>
  older?.ids && newer.ids ? { ...newer, ids: [...new Set([...older.ids, ...newer.ids])] } : newer;

export const newsFor = (scope: Scope, happening: Happening): News | undefined => {
  const hears = (key: Permission): boolean => scope.permissions.has(key);
  switch (happening.kind) {
    case 'job':
      return { key: `job ${happening.jobId}`, event: 'job', jobId: happening.jobId };
    case 'import': {
      const { id, step, progress } = happening;
      return { key: `import ${id}`, event: 'import', data: { id, step, progress } };
    }
    case 'bupotPull':
    case 'fakturPull': {
      const { kind, id, status } = happening;
      if (!hears(kind === 'bupotPull' ? 'EBUPOT_WITHHOLDING_VIEW' : 'EFAKTUR_DOC_VIEW')) return undefined;
      return { key: `${kind} ${id}`, event: kind, data: { id, status } };
    }
    case 'ledger':
      return hears('EFAKTUR_SPT_VIEW') ? { key: 'ledger', event: 'ledger', ids: happening.ids } : undefined;
    case 'office':
      return { key: 'office', event: 'office', data: { disturbed: happening.disturbedSince !== null } };
    case 'law':
      return { key: 'law', event: 'law', data: {} };
    case 'session':
      return undefined;
    case 'notification':
      return happening.userId === scope.userId ? { key: 'notification', event: 'notification', data: {} } : undefined;
    default: {
      const { kind, ids } = happening;
      return hearersOf(kind).some(hears) ? { key: kind, event: kind, ids } : undefined;
    }
  }
};
