import { and, asc, eq, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Bupot } from '#domain/bupot/record.ts';
import { voidStatuses } from '#domain/bupot/standing.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { textPairsIn, textsIn } from '../dialect/sets.ts';
import { bupots } from '../tables.ts';
import { toBupot } from './bupot-rows.ts';

type Payment = { readonly kind: string; readonly period: string; readonly payee: string };

/**
 * Slips of these kinds, months and payees, the oldest first; cancelled and corrected ones and those of one import apart. Without a payee
 * those of the kind and month that have none. Payees are compared in lower case, as numbers of other countries may be written.
 */
export const bupotsOfPayments = async (
  { companyId }: Scope,
  query: Query,
  payments: readonly Payment[],
  importId: string,
): Promise<Bupot[]> => {
  if (payments.length === 0) return [];
  const named = payments.filter(({ payee }) => payee !== '');
  const nobody = payments.filter(({ payee }) => payee === '');
  const spelled = named.flatMap(({ payee, period }): [string, string][] => [
    [payee, period],
    [payee.toUpperCase(), period],
  ]);
  const rows = await query
    .select()
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, companyId),
        or(
          sql`(${bupots.payeeNpwp}, ${bupots.period}) in ${textPairsIn(spelled)}`,
          and(
            isNull(bupots.payeeNpwp),
            sql`(${bupots.kind}, ${bupots.period}) in ${textPairsIn(nobody.map(({ kind, period }) => [kind, period]))}`,
          ),
        ),
        sql`${bupots.kind} in ${textsIn([...new Set(payments.map(({ kind }) => kind))])}`,
        notInArray(bupots.status, [...voidStatuses]),
        or(isNull(bupots.importId), ne(bupots.importId, importId)),
      ),
    )
    .orderBy(asc(bupots.createdAt));
  return rows.map(toBupot);
};
