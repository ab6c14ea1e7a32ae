import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { FakturRow } from '#domain/faktur/record.ts';
import { voidStatuses } from '#domain/faktur/standing.ts';
import { rupiah } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { faktur } from '../tables.ts';

export type SavedFaktur = Pick<
  FakturRow,
  'id' | 'number' | 'reference' | 'date' | 'dpp' | 'buyerDocument' | 'buyerNpwp' | 'buyerDocumentNumber'
>;

const AT_ONCE = 500;

const savedWhere = async (scope: Scope, query: Query, condition: SQL): Promise<SavedFaktur[]> => {
  const rows = await query
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
    .where(and(eq(faktur.companyId, scope.companyId), condition, notInArray(faktur.status, [...voidStatuses])));
  return rows.map((row) => ({ ...row, dpp: rupiah(row.dpp) }));
};

const inBatches = async <T>(all: readonly T[], ask: (batch: T[]) => Promise<SavedFaktur[]>): Promise<SavedFaktur[]> => {
  const found: SavedFaktur[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) found.push(...(await ask(all.slice(at, at + AT_ONCE))));
  return found;
};

/** Saved invoices that carry one of these references; cancelled and replaced ones are out of the way. */
export const savedByReference = (scope: Scope, query: Query, references: readonly string[]): Promise<SavedFaktur[]> =>
  inBatches(references, (batch) => savedWhere(scope, query, inArray(faktur.reference, batch)));

/** Same buyer, date and DPP (in sen), asked in sets: each tuple is one look into the index. */
export const savedBySale = (
  scope: Scope,
  query: Query,
  sales: readonly { buyerNpwp: string; date: string; dpp: number }[],
): Promise<SavedFaktur[]> =>
  inBatches(sales, (batch) => {
    const tuples = sql.join(
      batch.map((sale) => sql`(${sale.buyerNpwp}, ${sale.date}, cast(${sale.dpp} as bigint))`),
      sql`, `,
    );
    return savedWhere(scope, query, sql`(${faktur.buyerNpwp}, ${faktur.date}, ${faktur.dpp}) in (values ${tuples})`);
  });
