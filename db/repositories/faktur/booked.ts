import { and, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BookDocument, Span } from '#domain/cocokkan/record.ts';
import type { BookedType } from '#domain/cocokkan/sides.ts';
import { sen } from '#domain/definition/money.ts';
import { transactionCode } from '#domain/faktur/codes.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { faktur } from '../../tables.ts';

const columns = {
  id: faktur.id,
  type: faktur.type,
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

const rowsWhere = (query: Query, where: SQL | undefined) => query.select(columns).from(faktur).where(where);
type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/** Returns are negative, and PPN that does not pass through the account is 0. */
const bookedAs = (
  { family, validStatuses: valid, isBooked }: Pick<BookedType, 'family' | 'validStatuses' | 'isBooked'>,
  { status, term, advanceOf, code, dpp, otherDpp, ppn, type: _, ...row }: Row,
): BookDocument => {
  const sign = family === 'retur' ? -1 : 1;
  const collectedBy = transactionCode(code)?.collectedBy ?? 'seller';
  return {
    ...row,
    family,
    dpp: sign * sen(dpp),
    otherDpp: sign * sen(otherDpp),
    ppn: isBooked(code) ? sign * sen(ppn) : 0,
    isValid: valid.includes(status),
    ...(collectedBy === 'seller' ? {} : { collectedBy }),
    ...(isBooked(code) ? {} : { printedPpn: sign * sen(ppn) }),
    contract: advanceOf ?? (term === 'CASH_ADVANCE' ? row.id : null),
  };
};

/** Without those not yet at the tax office. PPN that does not pass through the account of its side is 0. */
export const bookedOf = async (
  scope: Scope,
  query: Query,
  of: BookedType,
  { from, to }: Span,
): Promise<BookDocument[]> => {
  const rows = await rowsWhere(
    query,
    and(
      eq(faktur.companyId, scope.companyId),
      eq(faktur.type, of.type),
      between(faktur.period, from, to),
      inArray(sql`${faktur.status}`, [...of.validStatuses, ...of.ended]),
    ),
  );
  return rows.map((row) => bookedAs(of, row));
};

export type NamedDocument = BookDocument & { readonly type: FakturType };

/** Including those not yet at the tax office. */
export const bookedNamed = async (
  scope: Scope,
  query: Query,
  types: readonly BookedType[],
  ids: readonly string[],
): Promise<NamedDocument[]> => {
  if (ids.length === 0) return [];
  const rows = await rowsWhere(query, ofCompanyById(faktur, scope.companyId, ids));
  return rows.flatMap((row) => {
    const of = types.find(({ type }) => type === row.type);
    if (!of) return [];
    const awaited = ![...of.validStatuses, ...of.ended].includes(row.status);
    return [{ ...bookedAs(of, row), type: of.type, ...(awaited ? { awaited } : {}) }];
  });
};
