import { and, asc, count, eq, getTableColumns, gt, gte, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { idBilling } from '#domain/billing/billing.ts';
import { billingFilters, ntpnFilters } from '#domain/billing/filter.ts';
import { ntpn } from '#domain/billing/ntpn.ts';
import { type PayerNumberType, payerNumberType } from '#domain/billing/record.ts';
import { billingStatus } from '#domain/billing/status.ts';
import { allows } from '#domain/billing/status-queries.ts';
import type { Billing, BillingListRow, NtpnListRow, NtpnRecord } from '#domain/billing/stored.ts';
import { dayBegins, type Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { billings, ntpns } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { asking, conditionsOf, either, one } from '../list-conditions.ts';
import { type StoredBilling, type StoredNtpn, toBilling, toNtpn } from './rows.ts';

const billingConditions = conditionsOf(billingFilters, getTableColumns(billings), {
  period: asking(
    (period) => [period],
    (p) => and(lte(billings.periodFrom, one(p)), gte(billings.periodTo, one(p))),
  ),
  expiresWithin: asking(
    (days, today) => [dayBegins(today, days + 1)],
    (p) => and(lte(billings.expiresAt, one(p)), inArray(billings.status, [...billingStatus.moves.pay.from])),
  ),
});

const ntpnConditions = conditionsOf(ntpnFilters, getTableColumns(ntpns), {
  used: either(isNotNull(ntpns.usedIn), isNull(ntpns.usedIn)),
});

export const BILLING_LIST = idBilling.resource;
export const NTPN_LIST = ntpn.resource;

export const billingList = documentList(idBilling)<StoredBilling, Billing, BillingListRow>({
  table: billings,
  conditions: billingConditions,
  toRecord: toBilling,
  derived: {
    keys: ['payerNumberType'],
    from: ['payerNpwp', 'payerNik'],
    of: (row: StoredBilling): { payerNumberType: PayerNumberType } => ({ payerNumberType: payerNumberType(row) }),
  },
  walk: { by: 'createdAt', before: -1 },
});

export const ntpnList = documentList(ntpn)<StoredNtpn, NtpnRecord, NtpnListRow>({
  table: ntpns,
  conditions: ntpnConditions,
  toRecord: toNtpn,
  walk: { by: 'paidAt', before: -1 },
});

const countOf = async (
  query: Query,
  table: typeof billings | typeof ntpns,
  where: SQL | undefined,
): Promise<number> => {
  const [row] = await query.select({ n: count() }).from(table).where(where);
  return Number(row?.n ?? 0);
};

/** No code is valid longer than this, so a recent payment implies a recent code. */
const LONGEST_LIFE = 31 * 86_400_000;

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

export const countReceiptsSince = (scope: Scope, query: Query, since: number): Promise<number> =>
  countOf(query, ntpns, and(eq(ntpns.companyId, scope.companyId), gt(ntpns.paidAt, since)));

export const countsOfImport = async (scope: Scope, query: Query, importId: string) => {
  const rows = await query
    .select({ status: billings.status, coded: isNotNull(billings.code), n: count() })
    .from(billings)
    .where(and(eq(billings.companyId, scope.companyId), eq(billings.importId, importId)))
    .groupBy(billings.status, isNotNull(billings.code));
  const counts = { total: 0, made: 0, refused: 0, waiting: 0 };
  for (const { status, coded, n } of rows) {
    counts.total += Number(n);
    if (Number(coded) === 1) counts.made += Number(n);
    else if (allows('issue', { status })) counts.waiting += Number(n);
    else counts.refused += Number(n);
  }
  return counts;
};

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
