import type { OrderStatus } from '#domain/company/quota-order.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { ownerIds } from '../../../db/repositories/members.ts';
import { changeQuotaOrder, type QuotaOrderRow } from '../../../db/repositories/quota-orders.ts';
import { tellMembers } from '../../../db/repositories/tell-members.ts';
import type { Deps } from '../../services/deps.ts';

export const PAGE = '/main/setting/account/upload-quota/package';

export const noteOrder = (
  tx: Tx,
  scope: Scope,
  at: number,
  { id, packageName }: QuotaOrderRow,
  { action, after, reason }: { readonly action: string; readonly after: object; readonly reason?: string | null },
): Promise<void> =>
  appendHistory(tx, scope, at, [
    {
      objectType: 'quota_order',
      objectId: id,
      action,
      after: { ...after, packageName },
      ...(reason ? { reason } : {}),
    },
  ]);

type OrderNews = {
  readonly event: string;
  readonly params?: Record<string, string>;
  readonly owners?: boolean;
};

/** The Owners too where they have to decide; nobody about their own actions. */
export const tellOfOrder = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { createdById, packageName }: QuotaOrderRow,
  { event, params = {}, owners = true }: OrderNews,
): Promise<void> => {
  const people = [...new Set([createdById, ...(owners ? await ownerIds(scope, tx.db) : [])])];
  const notified = await tellMembers(tx, scope, deps.now(), deps.newId, people, {
    message: `settings.order.notice.${event}`,
    params: { name: packageName, ...params },
    link: PAGE,
  });
  tx.afterCommit(() => {
    for (const userId of notified) deps.events.publish(scope.companyId, { kind: 'notification', userId });
  });
};

/** With history. Notifies the user who ordered, except about their own actions; after a reversal the Owners as well. */
export const changeOrder = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  order: QuotaOrderRow,
  set: Partial<QuotaOrderRow> & { readonly status: OrderStatus },
): Promise<void> => {
  const now = deps.now();
  const { status } = set;
  await changeQuotaOrder(tx, scope, order.id, { ...set, open: status === 'waiting' ? 'open' : null, updatedAt: now });
  await appendHistory(tx, scope, now, [
    {
      objectType: 'quota_order',
      objectId: order.id,
      action: status,
      fromStatus: order.status,
      toStatus: status,
      after: { ...set, packageName: order.packageName },
    },
  ]);
  await tellOfOrder(tx, deps, scope, order, { event: status, owners: status === 'reversed' });
};
