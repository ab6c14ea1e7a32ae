import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { depositUses } from '../../tables.ts';

/** In sen. */
export type DepositUse = typeof depositUses.$inferSelect;

export const usesOf = ({ companyId }: Scope, query: Query): Promise<DepositUse[]> =>
  query
    .select()
    .from(depositUses)
    .where(eq(depositUses.companyId, companyId))
    .orderBy(asc(depositUses.date), asc(depositUses.id));

export const insertUse = async (tx: Tx, _scope: Scope, use: DepositUse): Promise<void> => {
  await tx.db.insert(depositUses).values(use);
};

export const removeUse = async (tx: Tx, { companyId }: Scope, id: string): Promise<DepositUse | undefined> =>
  (
    await tx.db
      .delete(depositUses)
      .where(and(eq(depositUses.companyId, companyId), eq(depositUses.id, id)))
      .returning()
  )[0];
