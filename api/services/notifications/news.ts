import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Happening } from '../deps.ts';

/** `key`: news with the same key replaces what was not told yet. `jobId`: the job is read when it is told, so that it is told as it is then. */
export type News = {
  key: string;
  event: string;
  data?: unknown;
  jobId?: string;
  ids?: readonly string[];
  list?: string;
};

/** Two pieces of news under one key as one: records add up, of all else the newer counts. */
export const joined = (older: News | undefined, newer: News): News =>
  older?.ids && newer.ids ? { ...newer, ids: [...new Set([...older.ids, ...newer.ids])] } : newer;

/** News of records is for whoever has a screen that shows them or what is reckoned from them: any of these keys. */
const hearers: Readonly<Partial<Record<Happening['kind'], readonly Permission[]>>> = {
  faktur: ['EFAKTUR_DOC_VIEW'],
  billing: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW', 'EBILLING_NTPN_VIEW', 'EBUPOT_SPT_VIEW'],
  payment: ['EBILLING_VIEW', 'EBILLING_PAYMENT_VIEW', 'EBILLING_NTPN_VIEW', 'EBUPOT_SPT_VIEW'],
  bupot: ['EBUPOT_WITHHOLDING_VIEW', 'EBUPOT_SPT_VIEW'],
  bupotPull: ['EBUPOT_WITHHOLDING_VIEW'],
  spt: ['EBUPOT_SPT_VIEW', 'EBUPOT_WITHHOLDING_VIEW'],
};

/** What one person of a company hears of a happening; nothing when it is not for them. */
export const newsFor = (scope: Scope, happening: Happening): News | undefined => {
  const keys = hearers[happening.kind];
  if (keys && !keys.some((key) => scope.held.has(key))) return undefined;
  switch (happening.kind) {
    case 'job':
      return { key: `job ${happening.jobId}`, event: 'job', jobId: happening.jobId };
    case 'faktur':
    case 'billing':
    case 'payment':
    case 'bupot':
    case 'spt': {
      const { kind, ids, list } = happening;
      return { key: `${kind} ${list}`, event: kind, ids, ...(list ? { list } : {}) };
    }
    case 'import': {
      const { id, step, progress } = happening;
      return { key: `import ${id}`, event: 'import', data: { id, step, progress } };
    }
    case 'bupotPull': {
      const { id, status } = happening;
      return { key: `bupotPull ${id}`, event: 'bupotPull', data: { id, status } };
    }
    case 'office':
      return { key: 'office', event: 'office', data: { disturbed: happening.disturbedSince !== null } };
    case 'session':
      return undefined;
    case 'notification':
      return happening.userId === scope.userId ? { key: 'notification', event: 'notification', data: {} } : undefined;
  }
};
