import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { FakturRow } from '#domain/faktur/record.ts';
import { voidStatuses } from '#domain/faktur/standing.ts';
import { rupiah } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { asSet, salesIn, textsIn } from '../dialect/sets.ts';
import { prepared } from '../prepared.ts';
import { faktur } from '../tables.ts';

export type SavedFaktur = Pick<
  FakturRow,
  'id' | 'number' | 'reference' | 'date' | 'dpp' | 'buyerDocument' | 'buyerNpwp' | 'buyerDocumentNumber'
>;

const savedWhere = (db: Query, condition: SQL) =>
  db
    .select({
      id: faktur.id,
      number: faktur.number,
      reference: faktur.reference,
      date: faktur.date,
      dpp: faktur.dpp,
      buyerDocument: faktur.buyerDocument,
      buyerNpwp: faktur.buyerNpwp,
      buyerDocumentNumber: faktur.buyerDocumentNumber,
    })
    .from(faktur)
    .where(
      and(eq(faktur.companyId, sql.placeholder('companyId')), condition, notInArray(faktur.status, [...voidStatuses])),
    );

type Stored = Omit<SavedFaktur, 'dpp'> & { dpp: number };
const byReference = prepared<Stored[]>((db) =>
  savedWhere(db, sql`${faktur.reference} in ${textsIn(sql.placeholder('references'))}`),
);
const bySale = prepared<Stored[]>((db) =>
  savedWhere(db, sql`(${faktur.buyerNpwp}, ${faktur.date}, ${faktur.dpp}) in ${salesIn(sql.placeholder('sales'))}`),
);

const inRupiah = (rows: readonly Stored[]): SavedFaktur[] => rows.map((row) => ({ ...row, dpp: rupiah(row.dpp) }));

/** Saved invoices that carry one of these references; cancelled and replaced ones are out of the way. */
export const savedByReference = async (
  { companyId }: Scope,
  query: Query,
  references: readonly string[],
): Promise<SavedFaktur[]> =>
  references.length === 0 ? [] : inRupiah(await byReference(query, { companyId, references: asSet(references) }));

/** Same buyer, date and DPP (in sen), asked as one set: each of it is one look into the index. */
export const savedBySale = async (
  { companyId }: Scope,
  query: Query,
  sales: readonly { buyerNpwp: string; date: string; dpp: number }[],
): Promise<SavedFaktur[]> => {
  if (sales.length === 0) return [];
  const set = asSet(sales.map(({ buyerNpwp, date, dpp }) => [buyerNpwp, date, dpp]));
  return inRupiah(await bySale(query, { companyId, sales: set }));
};
