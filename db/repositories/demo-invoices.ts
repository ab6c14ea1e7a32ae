import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { DemoState } from '#domain/billing/demo-invoice.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { demoInvoices } from '../tables.ts';

export type StoredDemo = typeof demoInvoices.$inferSelect;

const MOST = 500;

export const unsafeDemoInvoice = unscoped(
  async (query: Query, id: string): Promise<StoredDemo | undefined> =>
    (await query.select().from(demoInvoices).where(eq(demoInvoices.id, id)))[0],
);

export const unsafeKeepDemo = unscoped(async (tx: Tx, made: StoredDemo): Promise<void> => {
  await tx.db.insert(demoInvoices).values(made);
  const newest = tx.db
    .select({ id: demoInvoices.id })
    .from(demoInvoices)
    .orderBy(desc(demoInvoices.createdAt), desc(demoInvoices.id))
    .limit(MOST);
  await tx.db.delete(demoInvoices).where(notInArray(demoInvoices.id, newest));
});

export const unsafeMoveDemo = unscoped(
  async (tx: Tx, id: string, { from, to, at }: { from: DemoState; to: DemoState; at: number }): Promise<boolean> => {
    const moved = await tx.db
      .update(demoInvoices)
      .set({ status: to, changedAt: at })
      .where(and(eq(demoInvoices.id, id), eq(demoInvoices.status, from)))
      .returning({ id: demoInvoices.id });
    return moved.length > 0;
  },
);
