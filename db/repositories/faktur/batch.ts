import { and, count, eq } from 'drizzle-orm';
import type { StateCount } from '#domain/faktur/batch.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';

export const statesOfImport = (scope: Scope, query: Query, importId: string): Promise<StateCount[]> =>
  query
    .select({ status: faktur.status, count: count(), mailed: count(faktur.sentAt) })
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), eq(faktur.importId, importId)))
    .groupBy(faktur.status)
    .then((rows) =>
      rows.map(({ status, count: n, mailed }) => ({
        status: status as FakturStatus,
        count: Number(n),
        mailed: Number(mailed),
      })),
    );
