import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { BookDocument, Span } from '#domain/cocokkan/record.ts';
import type { BookedType } from '#domain/cocokkan/sides.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { faktur } from '../../tables.ts';

const columns = {
  id: faktur.id,
  number: faktur.number,
  date: faktur.date,
  period: faktur.period,
  partyName: faktur.counterpartyName,
  partyNpwp: faktur.counterpartyNpwp,
  reference: faktur.reference,
  dpp: faktur.dpp,
  otherDpp: faktur.otherDpp,
  ppn: faktur.ppn,
  status: faktur.status,
  term: faktur.term,
  advanceOf: faktur.advanceOf,
  originNumber: faktur.originNumber,
  code: faktur.code,
};

/**
 * The documents of one type whose masa lies in a span, as books are held against them; what is not at the office yet is none. PPN that
 * does not pass through the account of its side is told as none.
 */
export const bookedOf = async (
  scope: Scope,
  query: Query,
  { type, family, standing, ended, isBooked }: BookedType,
  { from, to }: Span,
): Promise<BookDocument[]> => {
  const rows = await query
    .select(columns)
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        eq(faktur.type, type),
        between(faktur.period, from, to),
        inArray(sql`${faktur.status}`, [...standing, ...ended]),
      ),
    );
  const sign = family === 'retur' ? -1 : 1;
  return rows.map(({ status, term, advanceOf, code, dpp, otherDpp, ppn, ...row }) => ({
    ...row,
    family,
    dpp: sign * dpp,
    otherDpp: sign * otherDpp,
    ppn: isBooked(code) ? sign * ppn : 0,
    standing: standing.includes(status),
    contract: advanceOf ?? (term === 'CASH_ADVANCE' ? row.id : null),
  }));
};
