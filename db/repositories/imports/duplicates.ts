import { and, asc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Bupot } from '#domain/bupot/record.ts';
import { voidStatuses } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { asSet, textPairsIn, textsIn } from '../../dialect/sets.ts';
import { prepared } from '../../prepared.ts';
import { bupots } from '../../tables.ts';
import { toBupot } from '../bupot/rows.ts';

type Payment = { readonly kind: string; readonly period: string; readonly payee: string };
type Stored = typeof bupots.$inferSelect;

const savedWhere = (db: Query, condition: SQL) =>
  db
    .select()
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, sql.placeholder('companyId')),
        condition,
        sql`${bupots.kind} in ${textsIn(sql.placeholder('kinds'))}`,
        notInArray(bupots.status, [...voidStatuses]),
        or(isNull(bupots.importId), ne(bupots.importId, sql.placeholder('importId'))),
      ),
    )
    .orderBy(asc(bupots.createdAt));

// Each query uses its own index; with "or" they would scan all slips of a kind.
const toPayees = (db: Query) =>
  savedWhere(db, sql`(${bupots.payeeNpwp}, ${bupots.period}) in ${textPairsIn(sql.placeholder('payees'))}`);
const toNobody = (db: Query) =>
  savedWhere(db, sql`${bupots.payeeNpwp} is null and ${bupots.period} in ${textsIn(sql.placeholder('periods'))}`);

export const duplicateQuestions = { toPayees, toNobody } as const;

const askPayees = prepared<Stored[]>(toPayees);
const askNobody = prepared<Stored[]>(toNobody);

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

export const bupotsOfPayments = async (
  { companyId }: Scope,
  query: Query,
  payments: readonly Payment[],
  importId: string,
): Promise<Bupot[]> => {
  const ask = (of: readonly Payment[]) => ({
    companyId,
    importId,
    kinds: asSet(distinct(of.map(({ kind }) => kind))),
    periods: asSet(distinct(of.map(({ period }) => period))),
    payees: asSet(
      of.flatMap(({ payee, period }) => distinct([payee, payee.toUpperCase()]).map((spelled) => [spelled, period])),
    ),
  });
  const named = payments.filter(({ payee }) => payee !== '');
  const nobody = payments.filter(({ payee }) => payee === '');
  const rows = [
    ...(named.length > 0 ? await askPayees(query, ask(named)) : []),
    ...(nobody.length > 0 ? await askNobody(query, ask(nobody)) : []),
  ];
  return rows.sort((a, b) => a.createdAt - b.createdAt).map(toBupot);
};
