import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { NtpnRecord, UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { billings, ntpns, unmatchedPayments } from '../../tables.ts';
import { toNtpn } from '../billing/rows.ts';

type PaymentKey = { id: string; companyId: string };

/** Of all companies, by id after the given one: the tax office is polled about them. */
export const unsafeCodesUnderway = unscoped(
  (
    query: Query,
    { after, limit }: { after: string; limit: number },
  ): Promise<(PaymentKey & { paymentId: string | null })[]> =>
    query
      .select({ id: billings.id, companyId: billings.companyId, paymentId: billings.paymentId })
      .from(billings)
      .where(and(inArray(billings.status, ['WAITING', 'CONFIRMABLE']), gt(billings.id, after)))
      .orderBy(asc(billings.id))
      .limit(limit)
      .then((rows) => rows),
);

/** Of all companies, without confirmation of the tax office. */
export const unsafeNtpnsWaiting = unscoped(
  (query: Query, before: number, limit: number): Promise<PaymentKey[]> =>
    query
      .select({ id: ntpns.id, companyId: ntpns.companyId })
      .from(ntpns)
      .where(and(eq(ntpns.status, 'WAITING'), lte(ntpns.updatedAt, before)))
      .orderBy(asc(ntpns.updatedAt))
      .limit(limit)
      .then((rows) => rows),
);

export const ntpnByNumber = async (scope: Scope, query: Query, ntpn: string): Promise<NtpnRecord | undefined> => {
  const [row] = await query
    .select()
    .from(ntpns)
    .where(and(eq(ntpns.companyId, scope.companyId), eq(ntpns.ntpn, ntpn)));
  return row && toNtpn(row);
};

export const unmatchedPaymentsOf = async (
  scope: Scope,
  query: Query,
  paymentId: string,
): Promise<UnmatchedPaymentRecord[]> =>
  query
    .select()
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.companyId, scope.companyId), eq(unmatchedPayments.paymentId, paymentId)))
    .orderBy(asc(unmatchedPayments.at));
