import { and, asc, eq, gt, gte, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { voidStatuses } from '#domain/bupot/status-queries.ts';
import type { AnnualSlip, MonthlySlip } from '#domain/bupot/year/monthly-slips.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { bupots } from '../../tables.ts';
import { annualReading, monthlyReading, type Reading } from './year-rows.ts';

/** Written so that no index is chosen by it: queries for people use the index of payees. */
const among = (kinds: readonly SlipKind[], year: number) =>
  and(
    inArray(sql`(${bupots.kind} || '')`, [...kinds]),
    gte(sql`(${bupots.period} || '')`, `${year}-01`),
    lte(sql`(${bupots.period} || '')`, `${year}-12`),
    notInArray(bupots.status, [...voidStatuses]),
  );

/** In order, after the given one. Payees without a number are left out. */
export const numbersOfYear = async (
  scope: Scope,
  query: Query,
  { year, after, limit }: { year: number; after: string; limit: number },
): Promise<string[]> => {
  const rows = await query
    .selectDistinct({ number: bupots.payeeNpwp })
    .from(bupots)
    .where(and(eq(bupots.companyId, scope.companyId), gt(bupots.payeeNpwp, after), among(['BPMP'], year)))
    .orderBy(asc(bupots.payeeNpwp))
    .limit(limit);
  return rows.map(({ number }) => number ?? '');
};

type YearParams = { readonly year: number; readonly numbers: readonly string[] };

/** The empty number selects payees without one. */
const ofPeople = async <T>(
  scope: Scope,
  query: Query,
  { row, slipOf }: Reading<T>,
  { kinds, year, numbers }: YearParams & { readonly kinds: readonly SlipKind[] },
): Promise<T[]> => {
  const whose = [
    sql`${bupots.payeeNpwp} in ${textsIn(numbers)}`,
    ...(numbers.includes('') ? [isNull(bupots.payeeNpwp)] : []),
  ];
  const found: T[] = [];
  for (const one of whose) {
    const rows = await query
      .select({ row })
      .from(bupots)
      .where(and(eq(bupots.companyId, scope.companyId), one, among(kinds, year)));
    for (const one of rows) found.push(slipOf(one.row));
  }
  return found;
};

export const monthlySlipsOf = (scope: Scope, query: Query, payees: YearParams): Promise<MonthlySlip[]> =>
  ofPeople(scope, query, monthlyReading, { ...payees, kinds: ['BPMP'] });

export const annualSlipsOf = (scope: Scope, query: Query, payees: YearParams): Promise<AnnualSlip[]> =>
  ofPeople(scope, query, annualReading, { ...payees, kinds: ['BPA1', 'BPA2'] });

/** First and last number paid in a year for each name; empty for a missing number. */
export const numbersUnderNames = (
  scope: Scope,
  query: Query,
  { year, names }: { year: number; names: readonly string[] },
): Promise<{ name: string | null; first: string; last: string }[]> =>
  query
    .select({
      name: bupots.payeeName,
      first: sql<string>`min(coalesce(${bupots.payeeNpwp}, ''))`,
      last: sql<string>`max(coalesce(${bupots.payeeNpwp}, ''))`,
    })
    .from(bupots)
    .where(
      and(eq(bupots.companyId, scope.companyId), sql`${bupots.payeeName} in ${textsIn(names)}`, among(['BPMP'], year)),
    )
    .groupBy(bupots.payeeName);

export type PaidUnderName = Pick<Bupot, 'payeeNpwp' | 'payeeName' | 'passport' | 'period'>;

export const paidUnderNames = (
  scope: Scope,
  query: Query,
  { year, names }: { year: number; names: readonly string[] },
): Promise<PaidUnderName[]> =>
  query
    .select({
      payeeNpwp: bupots.payeeNpwp,
      payeeName: bupots.payeeName,
      passport: sql<string | null>`${bupots.body} ->> 'passport'`,
      period: bupots.period,
    })
    .from(bupots)
    .where(
      and(eq(bupots.companyId, scope.companyId), sql`${bupots.payeeName} in ${textsIn(names)}`, among(['BPMP'], year)),
    );
