import { and, asc, count, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { billingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { billings, ntpns } from '../tables.ts';
import { toBilling } from './billing-rows.ts';

const countOf = async (
  query: Query,
  table: typeof billings | typeof ntpns,
  where: SQL | undefined,
): Promise<number> => {
  const [row] = await query.select({ n: count() }).from(table).where(where);
  return Number(row?.n ?? 0);
};

/** No code lives longer than this, so what was paid lately was made not long before. */
const LONGEST_LIFE = 31 * 86_400_000;

/** How many billings were paid after a moment. */
export const countPaidSince = (scope: Scope, query: Query, since: number): Promise<number> =>
  countOf(
    query,
    billings,
    and(
      eq(billings.companyId, scope.companyId),
      eq(billings.status, 'PAID'),
      gt(billings.createdAt, since - LONGEST_LIFE),
      gt(billings.updatedAt, since),
    ),
  );

/** How many state receipts are of payments after a moment. */
export const countReceiptsSince = (scope: Scope, query: Query, since: number): Promise<number> =>
  countOf(query, ntpns, and(eq(ntpns.companyId, scope.companyId), gt(ntpns.paidAt, since)));

/** The billings that can be paid and run out first. */
export const runningOut = async (scope: Scope, query: Query, limit: number): Promise<Billing[]> => {
  const rows = await query
    .select()
    .from(billings)
    .where(
      and(
        eq(billings.companyId, scope.companyId),
        inArray(billings.status, [...billingStatus.moves.pay.from]),
        isNotNull(billings.expiresAt),
      ),
    )
    .orderBy(asc(billings.expiresAt), asc(billings.id))
    .limit(limit);
  return rows.map(toBilling);
};
