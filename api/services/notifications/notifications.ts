import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { listNotifications, markRead } from '../../../db/repositories/notifications.ts';
import type { Deps } from '../deps.ts';

const moment = (at: number): string => new Date(at).toISOString();

export const getNotifications = async (deps: Deps, scope: Scope, page: { offset: number; limit: number }) => {
  const { rows, total } = await listNotifications(scope, deps.db.read, page);
  const shown = rows.map(({ id, message, params, link, at, readAt }) => ({
    id,
    message: say(scope.locale, message, params),
    link,
    at: moment(at),
    readAt: readAt === null ? null : moment(readAt),
  }));
  return { rows: shown, total };
};

export const readNotifications = (deps: Deps, scope: Scope, ids: readonly string[] | 'all'): Promise<void> =>
  deps.db.transact(async (tx) => {
    await markRead(scope, tx, deps.now(), ids);
    tx.afterCommit(() => deps.events.publish(scope.companyId, { kind: 'notification', userId: scope.userId }));
  });
