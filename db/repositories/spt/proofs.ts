import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { sptProofs } from '../../tables.ts';

export type SptProof = typeof sptProofs.$inferSelect;

/** In the order they were entered. */
export const proofsOfSpts = async (
  scope: Scope,
  query: Query,
  sptIds: readonly string[],
): Promise<ReadonlyMap<string, SptProof[]>> => {
  const found = new Map<string, SptProof[]>();
  if (sptIds.length === 0) return found;
  const rows = await query
    .select()
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), inArray(sptProofs.sptId, [...sptIds])))
    .orderBy(asc(sptProofs.createdAt), asc(sptProofs.id));
  for (const row of rows) {
    const proofs = found.get(row.sptId) ?? [];
    proofs.push(row);
    found.set(row.sptId, proofs);
  }
  return found;
};

export const proofsOfSpt = async (scope: Scope, query: Query, sptId: string): Promise<SptProof[]> =>
  (await proofsOfSpts(scope, query, [sptId])).get(sptId) ?? [];

/** False when the number is already used, for this return or another. */
export const insertProof = async (tx: Tx, _scope: Scope, proof: SptProof): Promise<boolean> => {
  const made = await tx.db.insert(sptProofs).values(proof).onConflictDoNothing().returning({ id: sptProofs.id });
  return made.length > 0;
};

export const removeProof = async (tx: Tx, scope: Scope, id: string): Promise<boolean> => {
  const gone = await tx.db
    .delete(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.id, id)))
    .returning({ id: sptProofs.id });
  return gone.length > 0;
};

/** By return and account: "return 411128-100". */
export const proofNumbersOf = async (
  scope: Scope,
  query: Query,
  sptIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (const { sptId, kapKjs, number } of [...(await proofsOfSpts(scope, query, sptIds)).values()].flat()) {
    const key = `${sptId} ${kapKjs}`;
    found.set(key, [...(found.get(key) ?? []), number]);
  }
  return found;
};
