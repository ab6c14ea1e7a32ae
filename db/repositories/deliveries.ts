import { and, desc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { deliveries } from '../tables.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** What was sent about one document, newest first. */
export const deliveriesOf = (scope: Scope, query: Query, objectId: string): Promise<Delivery[]> =>
  query
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.objectId, objectId)))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id));

export const deliveryById = async (scope: Scope, query: Query, id: string): Promise<Delivery | undefined> => {
  const [row] = await query
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.id, id)));
  return row;
};

/** Written before anything leaves the house. False when the same delivery was begun before. */
export const beginDelivery = async (tx: Tx, scope: Scope, delivery: Omit<Delivery, 'companyId'>): Promise<boolean> => {
  const made = await tx.db
    .insert(deliveries)
    .values({ ...delivery, companyId: scope.companyId })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return made.length > 0;
};

export const endDelivery = async (
  tx: Tx,
  scope: Scope,
  id: string,
  outcome: Pick<Delivery, 'status' | 'error' | 'providerRef' | 'sentAt'>,
): Promise<void> => {
  await tx.db
    .update(deliveries)
    .set(outcome)
    .where(and(eq(deliveries.companyId, scope.companyId), eq(deliveries.id, id)));
};
