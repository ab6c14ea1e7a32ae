import { and, asc, between, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ReturnedDocument } from '#domain/cocokkan/posted.ts';
import type { Span } from '#domain/cocokkan/record.ts';
import { bookedTypes, type Side } from '#domain/cocokkan/sides.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isVoid } from '#domain/spt/status-queries.ts';
import type { Query } from '../../database.ts';
import { faktur, spts } from '../../tables.ts';
import { fakturs } from '../spt/fakturs.ts';

const brought = sql<number>`${fakturs.amounts.PPN}`;

export type NewestReturn = Pick<SptRecord, 'id' | 'period' | 'revision' | 'status' | 'amounts' | 'postedAt' | 'stale'>;

export const newestReturns = async (
  { companyId }: Scope,
  query: Query,
  { from, to }: Span,
): Promise<NewestReturn[]> => {
  const { id, period, revision, status, amounts, postedAt, stale } = spts;
  const rows = await query
    .select({ id, period, revision, status, amounts, postedAt, stale })
    .from(spts)
    .where(and(eq(spts.companyId, companyId), eq(spts.type, 'PPN'), between(period, from, to), isNotNull(postedAt)))
    .orderBy(asc(period), asc(revision));
  return [...new Map(rows.filter((row) => !isVoid(row)).map((row) => [row.period, row])).values()];
};

export const returnedDocuments = async (
  { companyId }: Scope,
  query: Query,
  returns: readonly string[],
): Promise<ReturnedDocument[]> => {
  if (returns.length === 0) return [];
  const rows = await query
    .select({ id: faktur.id, list: faktur.vatList, code: faktur.code, ppn: brought })
    .from(faktur)
    .where(and(eq(faktur.companyId, companyId), inArray(faktur.returnId, [...returns])));
  return rows.flatMap(({ list, ppn, ...row }) => (list === null ? [] : [{ ...row, list, ppn: Number(ppn) }]));
};

/** With their place. */
export const placedElsewhere = async (
  { companyId }: Scope,
  query: Query,
  side: Side,
  { from, to }: Span,
): Promise<ReadonlyMap<string, 'timing' | 'not_credited'>> => {
  const rows = await query
    .select({ id: faktur.id, period: faktur.vatPeriod, list: faktur.vatList })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, companyId),
        inArray(
          faktur.type,
          bookedTypes[side].map(({ type }) => type),
        ),
        between(faktur.period, from, to),
        isNotNull(faktur.vatPeriod),
      ),
    );
  return new Map(
    rows.flatMap(({ id, period, list }): [string, 'timing' | 'not_credited'][] => {
      if (list === 'B3') return [[id, 'not_credited']];
      return period !== null && (period < from || period > to) ? [[id, 'timing']] : [];
    }),
  );
};
