import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerRow, Span } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { ledgerRows, ledgers } from '../../tables.ts';

export type Ledger = typeof ledgers.$inferSelect;

export type LedgerReach = { readonly rows: number; readonly from: string | null; readonly to: string | null };

/** From the first day of a masa to the last of another; every day between them sorts between these texts. */
const days = ({ from, to }: Span): [string, string] => [`${from}-01`, `${to}-31`];

export const ledgersOf = ({ companyId }: Scope, query: Query, side: Side): Promise<Ledger[]> =>
  query
    .select()
    .from(ledgers)
    .where(and(eq(ledgers.companyId, companyId), eq(ledgers.side, side)))
    .orderBy(asc(ledgers.source));

export const ledgerById = async ({ companyId }: Scope, query: Query, id: string): Promise<Ledger | undefined> =>
  (
    await query
      .select()
      .from(ledgers)
      .where(and(eq(ledgers.companyId, companyId), eq(ledgers.id, id)))
  )[0];

export const ledgerReaches = async ({ companyId }: Scope, query: Query): Promise<ReadonlyMap<string, LedgerReach>> => {
  const found = await query
    .select({
      id: ledgerRows.ledgerId,
      rows: sql<number>`count(*)`,
      from: sql<string | null>`min(${ledgerRows.date})`,
      to: sql<string | null>`max(${ledgerRows.date})`,
    })
    .from(ledgerRows)
    .where(eq(ledgerRows.companyId, companyId))
    .groupBy(ledgerRows.ledgerId);
  return new Map(found.map(({ id, rows, from, to }) => [id, { rows: Number(rows), from, to }]));
};

export const ledgerRowsOf = async (
  { companyId }: Scope,
  query: Query,
  ids: readonly string[],
  span: Span,
): Promise<LedgerRow[]> => {
  if (ids.length === 0) return [];
  const rows = await query
    .select()
    .from(ledgerRows)
    .where(
      and(
        eq(ledgerRows.companyId, companyId),
        inArray(ledgerRows.ledgerId, [...ids]),
        between(ledgerRows.date, ...days(span)),
      ),
    );
  return rows.map(({ companyId: _, ledgerId: __, ...row }) => row);
};

export type SidedRow = LedgerRow & { readonly side: Side };

export const ledgerRowById = async ({ companyId }: Scope, query: Query, id: string): Promise<SidedRow | undefined> => {
  const [found] = await query
    .select({ row: ledgerRows, side: ledgers.side })
    .from(ledgerRows)
    .innerJoin(ledgers, and(eq(ledgers.companyId, ledgerRows.companyId), eq(ledgers.id, ledgerRows.ledgerId)))
    .where(and(eq(ledgerRows.companyId, companyId), eq(ledgerRows.id, id)));
  if (!found) return undefined;
  const { companyId: _, ledgerId: __, ...row } = found.row;
  return { ...row, side: found.side };
};

export const keepLedger = async (tx: Tx, { companyId }: Scope, ledger: Ledger): Promise<Ledger> => {
  const { fileName, leftOut, readBy, readAt } = ledger;
  const [stored] = await tx.db
    .insert(ledgers)
    .values({ ...ledger, companyId })
    .onConflictDoUpdate({
      target: [ledgers.companyId, ledgers.side, ledgers.source],
      set: { fileName, leftOut, readBy, readAt, version: sql`${ledgers.version} + 1` },
    })
    .returning();
  return stored ?? ledger;
};

export const replaceLedgerRows = async (
  tx: Tx,
  { companyId }: Scope,
  ledgerId: string,
  span: Span,
  rows: readonly LedgerRow[],
): Promise<void> => {
  await tx.db
    .delete(ledgerRows)
    .where(
      and(
        eq(ledgerRows.companyId, companyId),
        eq(ledgerRows.ledgerId, ledgerId),
        between(ledgerRows.date, ...days(span)),
      ),
    );
  await tx.insertMany(
    ledgerRows,
    rows.map((row) => ({ ...row, companyId, ledgerId })),
  );
};

export const removeLedger = async (tx: Tx, { companyId }: Scope, id: string): Promise<void> => {
  await tx.db.delete(ledgerRows).where(and(eq(ledgerRows.companyId, companyId), eq(ledgerRows.ledgerId, id)));
  await tx.db.delete(ledgers).where(and(eq(ledgers.companyId, companyId), eq(ledgers.id, id)));
};
