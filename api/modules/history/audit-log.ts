import { historyKinds, mayReadChanges } from '#domain/history/kinds.ts';
import { sayAction, sayChanges, sayObject, sayStatus } from '#domain/history/say-entry.ts';
import type { AuditLog, AuditLogChoices, AuditLogEntry } from '#domain/history/view-schema.ts';
import { hasWords } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { dayBegins, type Scope } from '#domain/scope.ts';
import { colleaguesOf } from '../../../db/repositories/companies.ts';
import {
  type HistoryFilter,
  type HistoryPlace,
  type HistoryRow,
  historyExceeds,
  historyPage,
} from '../../../db/repositories/history-page.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { type Deps, permit } from '../../services/deps.ts';

export type AuditLogParams = Pick<HistoryFilter, 'userId' | 'objectType' | 'action' | 'objectId'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Well below the row limit of a spreadsheet. */
const MOST_EXPORTED = 500_000;

const filterOf = ({ from, to, ...params }: AuditLogParams): HistoryFilter => {
  if (from && to && to < from) throw new Problem('invalid', { errors: { to: 'auditLog.filter.days_reversed' } });
  return {
    ...params,
    ...(from ? { from: dayBegins(from) } : {}),
    ...(to ? { before: dayBegins(to, 1) } : {}),
  };
};

/** Changes of an object are included only for readers with permission to view such objects. */
export const entryOf = ({ locale, permissions }: Scope, row: HistoryRow): AuditLogEntry => {
  const { seq, at, userId, userName, ip, objectType, objectId, reason } = row;
  const open = mayReadChanges(permissions, objectType);
  return {
    seq,
    at,
    userId,
    userName,
    ip,
    objectType,
    object: sayObject(locale, objectType),
    objectId,
    action: sayAction(locale, objectType, row.action),
    reason: open ? reason : null,
    fromStatus: sayStatus(locale, objectType, row.fromStatus),
    toStatus: sayStatus(locale, objectType, row.toStatus),
    changes: open ? sayChanges(locale, objectType, row.before, row.after) : [],
    withheld: !open,
  };
};

export const auditLog = async (
  deps: Deps,
  scope: Scope,
  { filter, after, limit }: { filter: AuditLogParams; after: HistoryPlace | null; limit: number },
): Promise<AuditLog> => {
  permit(scope, 'AUDIT_LOG_VIEW');
  const rows = await historyPage(scope, deps.db.read, filterOf(filter), after, limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => entryOf(scope, row)),
    next: last && rows.length > limit ? `${last.at}.${last.seq}` : null,
  };
};

const ACTIONS = ['create', 'save', 'remove', 'delete', 'letter', 'publicLink', 'export', 'upload', 'submit', 'import'];

export const auditLogChoices = async (deps: Deps, scope: Scope): Promise<AuditLogChoices> => {
  permit(scope, 'AUDIT_LOG_VIEW');
  const { locale } = scope;
  const actionLabel = (value: string): string => {
    const kind = Object.keys(historyKinds).find((one) => hasWords(`${historyKinds[one]?.happened}.${value}`));
    return hasWords(`auditLog.action.${value}`) ? sayAction(locale, '', value) : sayAction(locale, kind ?? '', value);
  };
  return {
    kinds: Object.keys(historyKinds).map((value) => ({ value, label: sayObject(locale, value) })),
    actions: ACTIONS.map((value) => ({ value, label: actionLabel(value) })),
    people: (await colleaguesOf(scope, deps.db.read)).map(({ id, name }) => ({ value: id, label: name })),
  };
};

export const exportAuditLog = async (
  deps: Deps,
  scope: Scope,
  { filter, format }: { filter: AuditLogParams; format: 'xlsx' | 'csv' },
): Promise<{ jobId: string }> => {
  permit(scope, 'AUDIT_LOG_VIEW');
  const selection = filterOf(filter);
  if (await historyExceeds(scope, deps.db.read, selection, MOST_EXPORTED))
    throw new Problem('conflict', { message: 'auditLog.too_many_rows', params: { most: '500.000' } });
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind: 'history.export', payload: { selection, format, total: 0 } }),
  );
  return { jobId };
};
