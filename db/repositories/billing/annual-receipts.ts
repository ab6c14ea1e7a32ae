import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { ntpns } from '../../tables.ts';
import { toNtpn } from './rows.ts';

/** Confirmed receipts of an income tax (KAP) for the masa of a year, in the order they were paid. */
export const receiptsOfYear = async (
  { companyId }: Scope,
  query: Query,
  { year, kaps }: { readonly year: number; readonly kaps: readonly string[] },
): Promise<NtpnRecord[]> => {
  const rows = await query
    .select()
    .from(ntpns)
    .where(
      and(
        ...[eq(ntpns.companyId, companyId), eq(ntpns.status, 'COMPLETED'), inArray(ntpns.kap, [...kaps])],
        sql`${ntpns.periodTo} between ${`${year}-01`} and ${`${year}-12`}`,
      ),
    )
    .orderBy(asc(ntpns.paidAt), asc(ntpns.id));
  return rows.map(toNtpn);
};
