import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { ntpns } from '../../tables.ts';
import { toNtpn } from './rows.ts';

/** Confirmed receipts of income taxes (KAP) that end in these masa, in the order they were paid. */
export const receiptsBetween = async (
  { companyId }: Scope,
  query: Query,
  { from, to, kaps }: { readonly from: string; readonly to: string; readonly kaps: readonly string[] },
): Promise<NtpnRecord[]> => {
  const rows = await query
    .select()
    .from(ntpns)
    .where(
      and(
        ...[eq(ntpns.companyId, companyId), eq(ntpns.status, 'COMPLETED'), inArray(ntpns.kap, [...kaps])],
        sql`${ntpns.periodTo} between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(ntpns.paidAt), asc(ntpns.id));
  return rows.map(toNtpn);
};
