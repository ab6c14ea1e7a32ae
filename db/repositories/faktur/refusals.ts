import { and, asc, count, eq, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Faktur } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { memory, revisionOf } from '../list-memory.ts';
import { withLines } from './faktur.ts';
import { toRecord } from './rows.ts';

type Thrown = { readonly type: FakturType; readonly statuses: readonly FakturStatus[] };

const thrownBack = ({ companyId }: Scope, { type, statuses }: Thrown): SQL | undefined =>
  and(eq(faktur.companyId, companyId), eq(faktur.type, type), inArray(faktur.status, [...statuses]));

export type RefusalCount = {
  readonly code: string;
  readonly message: string | null;
  readonly count: number;
  /** In sen. */
  readonly ppn: number;
  readonly deadline: string;
};

const counted = async (scope: Scope, query: Query, of: Thrown): Promise<RefusalCount[]> => {
  const rows = await query
    .select({
      code: faktur.officeCode,
      message: min(faktur.officeMessage),
      count: count(),
      ppn: sql<string>`cast(sum(${faktur.ppn}) as text)`,
      deadline: min(faktur.uploadDeadline),
    })
    .from(faktur)
    .where(thrownBack(scope, of))
    .groupBy(faktur.officeCode);
  return rows.map((row) => ({
    ...row,
    code: row.code ?? '',
    count: Number(row.count),
    ppn: Number(row.ppn),
    deadline: row.deadline ?? '',
  }));
};

const known = memory<RefusalCount[]>(1_000);

/** Documents of a type that were thrown back, by what was said of them; remembered until something in their list changes. */
export const refusalCounts = async (
  scope: Scope,
  query: Query,
  { list, ...of }: Thrown & { readonly list: string },
): Promise<RefusalCount[]> => {
  const revision = await revisionOf(scope, query, list);
  return known(query, `${scope.companyId} ${list}`, revision, () => counted(scope, query, of));
};

/** Some of those of one code with their lines, the oldest first; '' for those of which nothing was said. */
export const refusedFakturs = async (
  scope: Scope,
  query: Query,
  { code, offset, limit, ...of }: Thrown & { readonly code: string; readonly offset: number; readonly limit: number },
): Promise<Faktur[]> => {
  const rows = await query
    .select()
    .from(faktur)
    .where(and(thrownBack(scope, of), code === '' ? isNull(faktur.officeCode) : eq(faktur.officeCode, code)))
    .orderBy(asc(faktur.date), asc(faktur.id))
    .limit(limit)
    .offset(offset);
  return withLines(scope, query, rows.map(toRecord));
};
