import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { textPairsIn } from '../../dialect/sets.ts';
import { importRepairs } from '../../tables.ts';

export type LearnedRepair = typeof importRepairs.$inferSelect;

const MOST = 2_000;

/** Newest first. */
export const learnedRepairs = (scope: Scope, query: Query, kinds: readonly string[]): Promise<LearnedRepair[]> =>
  query
    .select()
    .from(importRepairs)
    .where(and(eq(importRepairs.companyId, scope.companyId), inArray(importRepairs.kind, [...kinds])))
    .orderBy(desc(importRepairs.createdAt), importRepairs.key)
    .limit(MOST);

type Place = Pick<LearnedRepair, 'field' | 'key'>;

const at = (scope: Scope, kind: string, places: readonly Place[]) =>
  and(
    eq(importRepairs.companyId, scope.companyId),
    eq(importRepairs.kind, kind),
    sql`(${importRepairs.field}, ${importRepairs.key}) in ${textPairsIn(places.map(({ field, key }) => [field, key]))}`,
  );

export const learnedAt = (
  scope: Scope,
  query: Query,
  kind: string,
  places: readonly Place[],
): Promise<LearnedRepair[]> =>
  query
    .select()
    .from(importRepairs)
    .where(at(scope, kind, places));

export const keepRepairs = async (tx: Tx, { companyId }: Scope, rows: readonly LearnedRepair[]): Promise<void> => {
  await tx.db
    .insert(importRepairs)
    .values(rows.map((row) => ({ ...row, companyId })))
    .onConflictDoUpdate({
      target: [importRepairs.companyId, importRepairs.kind, importRepairs.field, importRepairs.key],
      set: {
        found: sql`excluded.found`,
        chosen: sql`excluded.chosen`,
        createdByName: sql`excluded.created_by_name`,
        createdAt: sql`excluded.created_at`,
      },
    });
};

export const forgetRepairs = (tx: Tx, scope: Scope, kind: string, places: readonly Place[]): Promise<LearnedRepair[]> =>
  tx.db
    .delete(importRepairs)
    .where(at(scope, kind, places))
    .returning();

export const forgetRepair = async (
  tx: Tx,
  scope: Scope,
  kinds: readonly string[],
  id: string,
): Promise<LearnedRepair | undefined> =>
  (
    await tx.db
      .delete(importRepairs)
      .where(
        and(
          eq(importRepairs.companyId, scope.companyId),
          eq(importRepairs.id, id),
          inArray(importRepairs.kind, [...kinds]),
        ),
      )
      .returning()
  )[0];
