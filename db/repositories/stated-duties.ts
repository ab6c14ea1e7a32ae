import { and, between, desc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import type { Query, Tx } from '../database.ts';
import { statedDuties } from '../tables.ts';

export type StatedDuty = typeof statedDuties.$inferSelect;
type Masa = { readonly type: IncomeReturn; readonly period: string };

const of = (scope: Scope, { type, period }: Masa) =>
  and(eq(statedDuties.companyId, scope.companyId), eq(statedDuties.type, type), eq(statedDuties.period, period));

/** YYYY-MM, newest first. */
export const statedBetween = (
  scope: Scope,
  read: Query,
  [first, last]: readonly [first: string, last: string],
): Promise<StatedDuty[]> =>
  read
    .select()
    .from(statedDuties)
    .where(and(eq(statedDuties.companyId, scope.companyId), between(statedDuties.period, first, last)))
    .orderBy(desc(statedDuties.period), desc(statedDuties.type));

export const stateDuty = async (tx: Tx, scope: Scope, row: Omit<StatedDuty, 'companyId'>): Promise<boolean> =>
  (
    await tx.db
      .insert(statedDuties)
      .values({ ...row, companyId: scope.companyId })
      .onConflictDoNothing()
      .returning({ type: statedDuties.type })
  ).length > 0;

export const takeDutyBack = async (tx: Tx, scope: Scope, masa: Masa): Promise<StatedDuty | undefined> =>
  (await tx.db.delete(statedDuties).where(of(scope, masa)).returning())[0];
