import { and, asc, eq, gte, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { billedStatuses } from '#domain/billing/same-tax.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { asSet, salesIn, textPairsIn, textsIn } from '../../dialect/sets.ts';
import { prepared } from '../../prepared.ts';
import { billings, faktur } from '../../tables.ts';

export type SavedFaktur = Pick<
  FakturRow,
  | 'id'
  | 'number'
  | 'reference'
  | 'date'
  | 'dpp'
  | 'counterpartyDocument'
  | 'counterpartyNpwp'
  | 'counterpartyDocumentNumber'
>;

const savedWhere = (db: Query, condition: SQL) =>
  db
    .select({
      id: faktur.id,
      number: faktur.number,
      reference: faktur.reference,
      date: faktur.date,
      dpp: faktur.dpp,
      counterpartyDocument: faktur.counterpartyDocument,
      counterpartyNpwp: faktur.counterpartyNpwp,
      counterpartyDocumentNumber: faktur.counterpartyDocumentNumber,
    })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, sql.placeholder('companyId')),
        eq(faktur.type, keluaran.type),
        condition,
        notInArray(faktur.status, [...keluaran.document.list.notSummed]),
      ),
    );

const byReference = prepared<SavedFaktur[]>((db) =>
  savedWhere(db, sql`${faktur.reference} in ${textsIn(sql.placeholder('references'))}`),
);
const bySale = prepared<SavedFaktur[]>((db) =>
  savedWhere(
    db,
    sql`(${faktur.counterpartyNpwp}, ${faktur.date}, ${faktur.dpp}) in ${salesIn(sql.placeholder('sales'))}`,
  ),
);

export const savedByReference = async (
  { companyId }: Scope,
  query: Query,
  references: readonly string[],
): Promise<SavedFaktur[]> =>
  references.length === 0 ? [] : byReference(query, { companyId, references: asSet(references) });

/** DPP in sen. As one set: each entry is one index lookup. */
export const savedBySale = async (
  { companyId }: Scope,
  query: Query,
  sales: readonly { counterpartyNpwp: string; date: string; dpp: number }[],
): Promise<SavedFaktur[]> => {
  if (sales.length === 0) return [];
  const set = asSet(sales.map(({ counterpartyNpwp, date, dpp }) => [counterpartyNpwp, date, dpp]));
  return bySale(query, { companyId, sales: set });
};

export type BilledTax = Pick<
  Billing,
  | 'id'
  | 'code'
  | 'taxName'
  | 'kap'
  | 'kjs'
  | 'periodFrom'
  | 'periodTo'
  | 'payerNpwp'
  | 'payerNik'
  | 'payerName'
  | 'nop'
  | 'assessmentNumber'
>;

export const billingsOfTaxes = async (
  { companyId }: Scope,
  query: Query,
  taxes: readonly { kap: string; kjs: string; year: string }[],
  importId: string,
): Promise<BilledTax[]> => {
  if (taxes.length === 0) return [];
  const years = taxes.map(({ year }) => year).sort();
  return query
    .select({
      id: billings.id,
      code: billings.code,
      taxName: billings.taxName,
      kap: billings.kap,
      kjs: billings.kjs,
      periodFrom: billings.periodFrom,
      periodTo: billings.periodTo,
      payerNpwp: billings.payerNpwp,
      payerNik: billings.payerNik,
      payerName: billings.payerName,
      nop: billings.nop,
      assessmentNumber: billings.assessmentNumber,
    })
    .from(billings)
    .where(
      and(
        eq(billings.companyId, companyId),
        sql`(${billings.kap}, ${billings.kjs}) in ${textPairsIn(taxes.map(({ kap, kjs }) => [kap, kjs]))}`,
        gte(billings.periodFrom, `${years[0]}-01`),
        lte(billings.periodFrom, `${years.at(-1)}-12`),
        inArray(billings.status, [...billedStatuses]),
        or(isNull(billings.importId), ne(billings.importId, importId)),
      ),
    )
    .orderBy(asc(billings.createdAt));
};
