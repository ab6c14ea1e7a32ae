import { and, asc, count, eq, gte, inArray, isNull, max, min, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { jobItems, jobs } from '../tables.ts';
import { memory, revisionOf } from './list-memory.ts';

type Columns = {
  readonly id: SQLiteColumn;
  readonly companyId: SQLiteColumn;
  readonly status: SQLiteColumn;
  readonly officeCode: SQLiteColumn;
  readonly officeMessage: SQLiteColumn;
};

type RefusalOptions = {
  readonly list: string;
  readonly table: SQLiteTable & Columns;
  /** For a table shared by several kinds. */
  readonly only?: SQL;
  readonly statuses: readonly string[];
  readonly tax: SQLiteColumn;
  readonly deadline?: SQLiteColumn;
  readonly order: SQLiteColumn;
};

export type RefusalCount = {
  readonly code: string;
  readonly message: string | null;
  readonly count: number;
  readonly tax: number;
  readonly deadline: string;
};

export const thrownBackIn = ({ list, table, only, statuses, tax, deadline, order }: RefusalOptions) => {
  const known = memory<RefusalCount[]>(1_000);
  const thrown = ({ companyId }: Scope): SQL | undefined =>
    and(eq(table.companyId, companyId), inArray(table.status, [...statuses]), only);

  const counted = async (scope: Scope, query: Query): Promise<RefusalCount[]> => {
    const rows = await query
      .select({
        code: sql<string | null>`${table.officeCode}`,
        message: sql<string | null>`${min(table.officeMessage)}`,
        count: count(),
        tax: sql<string>`cast(sum(${tax}) as text)`,
        deadline: deadline ? sql<string | null>`${min(deadline)}` : sql<string | null>`null`,
      })
      .from(table as SQLiteTable)
      .where(thrown(scope))
      .groupBy(table.officeCode);
    return rows.map((row) => ({
      ...row,
      code: row.code ?? '',
      count: Number(row.count),
      tax: Number(row.tax),
      deadline: row.deadline ?? '',
    }));
  };

  return {
    /** Cached until the list changes. */
    counts: async (scope: Scope, query: Query): Promise<RefusalCount[]> => {
      const revision = await revisionOf(scope, query, list);
      return known(query, `${scope.companyId} ${list}`, revision, () => counted(scope, query));
    },

    /** Oldest first; '' for those without a code. */
    ids: async (
      scope: Scope,
      query: Query,
      { code, offset, limit }: { readonly code: string; readonly offset: number; readonly limit: number },
    ): Promise<string[]> => {
      const rows = await query
        .select({ id: sql<string>`${table.id}` })
        .from(table as SQLiteTable)
        .where(and(thrown(scope), code === '' ? isNull(table.officeCode) : eq(table.officeCode, code)))
        .orderBy(asc(order), asc(table.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id }) => id);
    },
  };
};

export type CuredCount = {
  readonly kind: string;
  readonly payload: unknown;
  readonly count: number;
  readonly at: number;
};

/** `at`: when the job began. */
export const curedSince = async (
  { companyId }: Scope,
  query: Query,
  kinds: readonly string[],
  since: number,
): Promise<CuredCount[]> =>
  (
    await query
      .select({
        kind: jobs.kind,
        payload: jobs.payload,
        count: count(),
        at: max(sql<number>`coalesce(${jobs.finishedAt}, ${jobs.createdAt})`),
      })
      .from(jobs)
      .innerJoin(jobItems, and(eq(jobItems.companyId, companyId), eq(jobItems.jobId, jobs.id)))
      .where(
        and(
          eq(jobs.companyId, companyId),
          inArray(jobs.kind, [...kinds]),
          gte(jobs.createdAt, since),
          eq(jobItems.status, 'DONE'),
        ),
      )
      .groupBy(jobs.id)
  ).map((row) => ({ ...row, count: Number(row.count), at: Number(row.at) }));
