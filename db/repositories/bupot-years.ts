import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { voidStatuses } from '#domain/bupot/standing.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { textsIn } from '../dialect/sets.ts';
import { bupots } from '../tables.ts';
import { toBupot } from './bupot-rows.ts';

const annual: readonly SlipKind[] = ['BPA1', 'BPA2'];

const inYear = (year: number) => and(gte(bupots.period, `${year}-01`), lte(bupots.period, `${year}-12`));
const monthly = (scope: Scope, year: number) =>
  and(
    eq(bupots.companyId, scope.companyId),
    eq(bupots.kind, 'BPMP'),
    inYear(year),
    notInArray(bupots.status, [...voidStatuses]),
  );

/** Tax numbers of those with monthly slips in a year that come after one, in their order. Who has none is not among them. */
export const numbersOfYear = async (
  scope: Scope,
  query: Query,
  { year, after, limit }: { year: number; after: string; limit: number },
): Promise<string[]> => {
  const rows = await query
    .selectDistinct({ number: bupots.payeeNpwp })
    .from(bupots)
    .where(and(monthly(scope, year), isNotNull(bupots.payeeNpwp), gt(bupots.payeeNpwp, after)))
    .orderBy(asc(bupots.payeeNpwp))
    .limit(limit);
  return rows.map(({ number }) => number ?? '');
};

/** Whether a slip is about one of these numbers; the empty one stands for those who have none. */
const ofNumbers = (numbers: readonly string[]) =>
  or(sql`${bupots.payeeNpwp} in ${textsIn(numbers)}`, ...(numbers.includes('') ? [isNull(bupots.payeeNpwp)] : []));

/** Monthly slips of these people in a year, void ones left out. */
export const monthlySlipsOf = async (
  scope: Scope,
  query: Query,
  { year, numbers }: { year: number; numbers: readonly string[] },
): Promise<Bupot[]> => {
  const rows = await query
    .select()
    .from(bupots)
    .where(and(monthly(scope, year), ofNumbers(numbers)));
  return rows.map(toBupot);
};

/** Their slips of the year, void ones left out. */
export const annualSlipsOf = async (
  scope: Scope,
  query: Query,
  { year, numbers }: { year: number; numbers: readonly string[] },
): Promise<Bupot[]> => {
  const rows = await query
    .select()
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, scope.companyId),
        inArray(bupots.kind, [...annual]),
        inYear(year),
        notInArray(bupots.status, [...voidStatuses]),
        ofNumbers(numbers),
      ),
    );
  return rows.map(toBupot);
};

/** Monthly slips of a year under these names, whatever the number. */
export const monthlySlipsNamed = async (
  scope: Scope,
  query: Query,
  { year, names }: { year: number; names: readonly string[] },
): Promise<Bupot[]> => {
  if (names.length === 0) return [];
  const rows = await query
    .select()
    .from(bupots)
    .where(and(monthly(scope, year), sql`${bupots.payeeName} in ${textsIn(names)}`));
  return rows.map(toBupot);
};
