import { and, asc, eq, gt, gte, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { voidStatuses } from '#domain/bupot/standing.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { textsIn } from '../dialect/sets.ts';
import { bupots } from '../tables.ts';
import { toBupot } from './bupot-rows.ts';

/** Of these kinds, in a year and not void, said so that no index stands by it: whoever asks for people is answered out of theirs. */
const among = (kinds: readonly SlipKind[], year: number) =>
  and(
    inArray(sql`(${bupots.kind} || '')`, [...kinds]),
    gte(sql`(${bupots.period} || '')`, `${year}-01`),
    lte(sql`(${bupots.period} || '')`, `${year}-12`),
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
    .where(and(eq(bupots.companyId, scope.companyId), gt(bupots.payeeNpwp, after), among(['BPMP'], year)))
    .orderBy(asc(bupots.payeeNpwp))
    .limit(limit);
  return rows.map(({ number }) => number ?? '');
};

type Asked = { readonly year: number; readonly numbers: readonly string[] };

/** Slips of these kinds and people in a year; the empty number stands for those who have none. */
const ofPeople = async (
  scope: Scope,
  query: Query,
  kinds: readonly SlipKind[],
  { year, numbers }: Asked,
): Promise<Bupot[]> => {
  const whose = [
    sql`${bupots.payeeNpwp} in ${textsIn(numbers)}`,
    ...(numbers.includes('') ? [isNull(bupots.payeeNpwp)] : []),
  ];
  const found: Bupot[] = [];
  for (const one of whose) {
    const rows = await query
      .select()
      .from(bupots)
      .where(and(eq(bupots.companyId, scope.companyId), one, among(kinds, year)));
    found.push(...rows.map(toBupot));
  }
  return found;
};

/** Monthly slips of these people in a year, void ones left out. */
export const monthlySlipsOf = (scope: Scope, query: Query, asked: Asked): Promise<Bupot[]> =>
  ofPeople(scope, query, ['BPMP'], asked);

/** Their slips of the year, void ones left out. */
export const annualSlipsOf = (scope: Scope, query: Query, asked: Asked): Promise<Bupot[]> =>
  ofPeople(scope, query, ['BPA1', 'BPA2'], asked);

/** Who was paid in which masa of a year under one of these names, whatever the number. */
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
