import { and, between, eq, inArray } from 'drizzle-orm';
import { returnOf } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnMasa } from '#domain/spt/duty.ts';
import type { Query } from '../../database.ts';
import { bupots, faktur } from '../../tables.ts';

/** YYYY-MM, both included, by return type. */
export const masaWithDocuments = async (
  { companyId }: Scope,
  query: Query,
  [first, last]: readonly [first: string, last: string],
): Promise<ReturnMasa[]> => {
  const [slips, invoices] = await Promise.all([
    query
      .selectDistinct({ kind: bupots.kind, period: bupots.period })
      .from(bupots)
      .where(
        and(
          eq(bupots.companyId, companyId),
          between(bupots.period, first, last),
          inArray(bupots.status, [...issuedStatuses]),
        ),
      ),
    query
      .selectDistinct({ period: faktur.vatPeriod })
      .from(faktur)
      .where(and(eq(faktur.companyId, companyId), between(faktur.vatPeriod, first, last))),
  ]);
  return [
    ...slips.map(({ kind, period }) => ({ type: returnOf(kind), period })),
    ...invoices.flatMap(({ period }) => (period === null ? [] : [{ type: 'PPN' as const, period }])),
  ];
};
