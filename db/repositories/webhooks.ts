import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { topicOf, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { newId } from '../id.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { enqueue } from './outbox.ts';

export type Webhook = typeof webhooks.$inferSelect;
export type Delivery = typeof webhookDeliveries.$inferSelect;

export const WEBHOOK_JOB = 'webhook.deliver';
const SHOWN = 50;

type Change = {
  readonly objectType: string;
  readonly objectId: string;
  readonly fromStatus?: string | null;
  readonly toStatus?: string | null;
};

type NewEvent = Omit<WebhookEvent, 'id' | 'at' | 'companyId'>;
/** One that is sent again keeps its id and its time. */
type Wanted = { readonly webhookId: string; readonly event: NewEvent & Partial<WebhookEvent> };

/** Queued with a row for the log, in the transaction of the event. */
export const queueDeliveries = async (
  tx: Tx,
  scope: Scope,
  now: number,
  wanted: readonly Wanted[],
): Promise<string[]> => {
  const { companyId } = scope;
  const rows = wanted.map(({ webhookId, event }): Delivery => {
    const id = newId(now);
    const sent = { id, at: new Date(now).toISOString(), companyId, ...event };
    const state = { status: 'WAITING' as const, attempts: 0, response: null, error: null };
    return { id, companyId, webhookId, event: sent, ...state, createdAt: now };
  });
  if (rows.length === 0) return [];
  await tx.insertMany(webhookDeliveries, rows);
  const items = rows.map(({ id, event }) => ({ refId: id, label: event.event }));
  await enqueue(tx, scope, now, { kind: WEBHOOK_JOB, payload: {}, items, visible: false });
  return rows.map(({ id }) => id);
};

/** Changes of status, for each webhook that wants them. */
export const queueEvents = async (tx: Tx, scope: Scope, now: number, changes: readonly Change[]): Promise<void> => {
  const events = changes.flatMap(({ objectType, objectId, fromStatus = null, toStatus = null }) => {
    const topic = toStatus !== null && toStatus !== fromStatus ? topicOf(objectType) : undefined;
    const object = { type: objectType, id: objectId };
    return topic
      ? [{ topic, event: { event: 'status_changed' as const, object, from: fromStatus, to: toStatus } }]
      : [];
  });
  if (events.length === 0) return;
  const active = await tx.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.companyId, scope.companyId), eq(webhooks.active, true)));
  const wanted = active.flatMap((one) =>
    events.flatMap(({ topic, event }) => (one[topic] ? [{ webhookId: one.id, event }] : [])),
  );
  await queueDeliveries(tx, scope, now, wanted);
};

export const webhookById = async (scope: Scope, read: Query, id: string): Promise<Webhook | undefined> =>
  (
    await read
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.companyId, scope.companyId), eq(webhooks.id, id)))
  )[0];

export const deliveryById = async (scope: Scope, read: Query, id: string): Promise<Delivery | undefined> =>
  (
    await read
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.companyId, scope.companyId), eq(webhookDeliveries.id, id)))
  )[0];

export const deliveriesOf = (scope: Scope, read: Query, webhookId: string): Promise<Delivery[]> =>
  read
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.companyId, scope.companyId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN)
    .then((rows) => rows);

/** Counts an attempt. */
export const noteAttempt = async (
  tx: Tx,
  scope: Scope,
  id: string,
  set: Pick<Delivery, 'status' | 'response' | 'error'>,
): Promise<void> => {
  await tx.db
    .update(webhookDeliveries)
    .set({ ...set, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(eq(webhookDeliveries.companyId, scope.companyId), eq(webhookDeliveries.id, id)));
};

export const unsafeExpireDeliveries = unscoped(async (tx: Tx, before: number): Promise<void> => {
  await tx.db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
});
