import { and, count, eq, inArray, lte } from 'drizzle-orm';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { unscoped } from '../company-context.ts';
import type { Query } from '../database.ts';
import { faktur } from '../tables.ts';

/** Across companies: the caller must have checked that the person works in each of them. */
export const unsafeDueSoon = unscoped(
  async (read: Query, companyIds: readonly string[], until: string): Promise<ReadonlyMap<string, number>> => {
    if (companyIds.length === 0) return new Map();
    const rows = await read
      .select({ companyId: faktur.companyId, n: count() })
      .from(faktur)
      .where(
        and(
          inArray(faktur.companyId, [...companyIds]),
          eq(faktur.type, keluaran.type),
          inArray(faktur.status, [...keluaran.unsent]),
          lte(faktur.uploadDeadline, until),
        ),
      )
      .groupBy(faktur.companyId);
    return new Map(rows.map((row) => [row.companyId, Number(row.n)]));
  },
);
