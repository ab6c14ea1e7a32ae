import { and, eq, inArray, sql } from 'drizzle-orm';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { fakturClassic } from '#domain/faktur/classic-keluaran.ts';
import { classicStatus } from '#domain/faktur/classic-status.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import type { Scope } from '#domain/scope.ts';
import type { BookMonths } from '#domain/spt-badan/book-year.ts';
import type { DocumentSums } from '#domain/spt-badan/equalisation/with-documents.ts';
import type { SoldAt } from '#domain/spt-badan/sources/places.ts';
import type { Query } from '../../database.ts';
import { bupots, faktur } from '../../tables.ts';
import { BUPOT_LIST } from '../bupot/list.ts';
import { memory, revisionsOf } from '../list-memory.ts';
import { inReturn } from '../spt/fakturs.ts';
import { sumAsText } from '../spt/source-table.ts';

type Masa = { readonly scope: Scope; readonly query: Query; readonly masa: BookMonths };

const count = sql<number>`count(*)`;
/** Years of companies that people work on. */
const REMEMBERED = 500;
const knownSold = memory<DocumentSums['vat']>(REMEMBERED);
const knownIssued = memory<DocumentSums['slips']>(REMEMBERED);

export const SOLD_LISTS = [
  vatDocuments.OUT.resource,
  vatDocuments.DOC_OUT.resource,
  vatDocuments.RETURN_OUT.resource,
  vatDocuments.RETURN_DOC_OUT.resource,
  fakturClassic.resource,
];
const soldRevision = revisionsOf(SOLD_LISTS);
const issuedRevision = revisionsOf([BUPOT_LIST]);

const numbersOf = ({ sum, count: of }: { sum: string; count: number }) => ({ sum: Number(sum), count: Number(of) });

const readSold = async ({ scope, query, masa }: Masa): Promise<DocumentSums['vat']> => {
  const own = eq(faktur.companyId, scope.companyId);
  const rows = await query
    .select({
      period: faktur.vatPeriod,
      list: sql<string>`${faktur.vatList}`,
      sign: faktur.vatSign,
      sum: sumAsText(inReturn(faktur.dpp)),
      count,
    })
    .from(faktur)
    .where(
      and(own, sql`${faktur.vatPeriod} between ${masa.from} and ${masa.to}`, inArray(faktur.vatList, ['A1', 'A2'])),
    )
    .groupBy(faktur.vatPeriod, faktur.vatList, faktur.vatSign);
  const classic = await query
    .select({ period: faktur.period, sum: sumAsText(faktur.dpp), count })
    .from(faktur)
    .where(
      and(
        own,
        eq(faktur.type, 'CLASSIC_OUT'),
        sql`${faktur.period} between ${masa.from} and ${masa.to}`,
        inArray(faktur.status, [...classicStatus.moves.substitute.from]),
      ),
    )
    .groupBy(faktur.period);
  return [
    ...rows.map(({ period, list, sign, ...row }) => ({
      period: period ?? '',
      list,
      sign: sign ?? 1,
      ...numbersOf(row),
    })),
    ...classic.map(({ period, ...row }) => ({ period, list: 'A2', sign: 1, ...numbersOf(row) })),
  ];
};

/** Tax base of the sales of a year by the place of business that the invoice names. */
export const soldByPlace = async (scope: Scope, query: Query, masa: BookMonths): Promise<readonly SoldAt[]> => {
  const rows = await query
    .select({ nitku: faktur.ownNitku, sum: sumAsText(inReturn(faktur.dpp)) })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        sql`${faktur.vatPeriod} between ${masa.from} and ${masa.to}`,
        inArray(faktur.vatList, ['A1', 'A2']),
      ),
    )
    .groupBy(faktur.ownNitku)
    .orderBy(faktur.ownNitku);
  return rows.map(({ nitku, sum }) => ({ nitku, sum: Number(sum) }));
};

const readIssued = async ({ scope, query, masa }: Masa): Promise<DocumentSums['slips']> => {
  const rows = await query
    .select({ kind: bupots.kind, taxCode: bupots.taxCode, gross: sumAsText(bupots.gross), count })
    .from(bupots)
    .where(
      and(
        eq(bupots.companyId, scope.companyId),
        sql`${bupots.period} between ${masa.from} and ${masa.to}`,
        inArray(bupots.status, [...issuedStatuses]),
      ),
    )
    .groupBy(bupots.kind, bupots.taxCode);
  return rows.map(({ kind, taxCode, gross, ...row }) => ({
    kind,
    taxCode,
    gross: Number(gross),
    count: Number(row.count),
  }));
};

/**
 * Tax base of the sales of a year as the monthly returns sum it, returned goods below zero, with the invoices of
 * e-Faktur before Coretax. Read again once a document changed.
 */
export const soldWithin = async (scope: Scope, query: Query, masa: BookMonths): Promise<DocumentSums['vat']> => {
  const now = await soldRevision(scope, query);
  return knownSold(query, `${scope.companyId} ${masa.from} ${masa.to}`, now, () => readSold({ scope, query, masa }));
};

/** Gross amounts of the slips issued for the masa of a year. Read again once a slip changed. */
export const issuedWithin = async (scope: Scope, query: Query, masa: BookMonths): Promise<DocumentSums['slips']> => {
  const now = await issuedRevision(scope, query);
  return knownIssued(query, `${scope.companyId} ${masa.from} ${masa.to}`, now, () =>
    readIssued({ scope, query, masa }),
  );
};
