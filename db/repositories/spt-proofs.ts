import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rupiah, sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../connection.ts';
import { sptProofs } from '../tables.ts';

type StoredProof = typeof sptProofs.$inferSelect;
/** Money named to pay for a return. Amount in rupiah. */
export type SptProof = Omit<StoredProof, 'amount'> & { amount: string };

export const proofsOfSpt = async (scope: Scope, query: Query, sptId: string): Promise<SptProof[]> => {
  const rows = await query
    .select()
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.sptId, sptId)))
    .orderBy(asc(sptProofs.createdAt), asc(sptProofs.id));
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }));
};

/** False when the number is named already, for this return or another. */
export const insertProof = async (tx: Tx, _scope: Scope, proof: SptProof): Promise<boolean> => {
  const made = await tx.db
    .insert(sptProofs)
    .values({ ...proof, amount: sen(proof.amount) })
    .onConflictDoNothing()
    .returning({ id: sptProofs.id });
  return made.length > 0;
};

/** False when it is not there any more. */
export const removeProof = async (tx: Tx, scope: Scope, id: string): Promise<boolean> => {
  const gone = await tx.db
    .delete(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.id, id)))
    .returning({ id: sptProofs.id });
  return gone.length > 0;
};

/** What is named to pay for each of some returns, in rupiah. */
export const paidOfSpts = async (
  scope: Scope,
  query: Query,
  sptIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (sptIds.length === 0) return new Map();
  const rows = await query
    .select({ sptId: sptProofs.sptId, amount: sql<string>`cast(sum(${sptProofs.amount}) as text)` })
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), inArray(sptProofs.sptId, [...sptIds])))
    .groupBy(sptProofs.sptId);
  return new Map(rows.map(({ sptId, amount }) => [sptId, rupiah(Number(amount))]));
};

/** State receipts and transfers named for each account of some returns: "return 411128-100" to their numbers. */
export const proofNumbersOf = async (
  scope: Scope,
  query: Query,
  sptIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const found = new Map<string, string[]>();
  if (sptIds.length === 0) return found;
  const rows = await query
    .select({ sptId: sptProofs.sptId, kapKjs: sptProofs.kapKjs, number: sptProofs.number })
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), inArray(sptProofs.sptId, [...sptIds])))
    .orderBy(asc(sptProofs.createdAt), asc(sptProofs.id));
  for (const { sptId, kapKjs, number } of rows) {
    const key = `${sptId} ${kapKjs}`;
    found.set(key, [...(found.get(key) ?? []), number]);
  }
  return found;
};
