import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ReturnType } from '#domain/bupot/kinds.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptStatus } from '#domain/spt/status.ts';
import type { Query, Tx } from '../connection.ts';
import { sptProofs, spts } from '../tables.ts';
import { removeAsRead, updateAsRead } from './as-read.ts';
import { toSpt, toStoredSpt } from './spt-rows.ts';

/** One return; undefined when this company has none by that id. */
export const sptById = async (scope: Scope, query: Query, id: string): Promise<SptRecord | undefined> => {
  const [row] = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.id, id)));
  return row && toSpt(row);
};

/** All versions of a period's return, oldest first. */
export const sptVersions = async (
  scope: Scope,
  query: Query,
  { type, period }: Pick<SptRecord, 'type' | 'period'>,
): Promise<SptRecord[]> => {
  const rows = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.type, type), eq(spts.period, period)))
    .orderBy(asc(spts.revision));
  return rows.map(toSpt);
};

/** Every return of a kind, newest period first: what earlier periods paid too much is found among them. */
export const sptsOfType = async (scope: Scope, query: Query, type: ReturnType): Promise<SptRecord[]> => {
  const rows = await query
    .select()
    .from(spts)
    .where(and(eq(spts.companyId, scope.companyId), eq(spts.type, type)))
    .orderBy(desc(spts.period), desc(spts.revision));
  return rows.map(toSpt);
};

export const insertSpt = async (tx: Tx, _scope: Scope, spt: SptRecord): Promise<void> => {
  await tx.insertMany(spts, [toStoredSpt(spt)]);
};

/** Writes the record over the version and state that were read. False when somebody else was faster. */
export const updateSpt = (tx: Tx, scope: Scope, read: SptRecord, next: SptRecord): Promise<boolean> =>
  updateAsRead(tx, scope, spts, read, toStoredSpt(next));

export const removeSpt = (tx: Tx, scope: Scope, read: SptRecord): Promise<boolean> =>
  removeAsRead(tx, scope, spts, read);

/** Returns the office still owes an answer, of all companies, longest untouched first: for the clock. */
export const unsafeAwaitingSpts = async (
  query: Query,
  statuses: readonly SptStatus[],
  limit: number,
): Promise<SptRecord[]> => {
  const rows = await query
    .select()
    .from(spts)
    .where(inArray(spts.status, [...statuses]))
    .orderBy(asc(spts.updatedAt))
    .limit(limit);
  return rows.map(toSpt);
};

type StoredProof = typeof sptProofs.$inferSelect;
/** Money named to pay for a return. Amount in rupiah. */
export type SptProof = Omit<StoredProof, 'amount'> & { amount: string };

export const proofsOfSpt = async (scope: Scope, query: Query, sptId: string): Promise<SptProof[]> => {
  const rows = await query
    .select()
    .from(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.sptId, sptId)))
    .orderBy(asc(sptProofs.createdAt));
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }));
};

export const insertProof = async (tx: Tx, _scope: Scope, proof: SptProof): Promise<void> => {
  await tx.insertMany(sptProofs, [{ ...proof, amount: sen(proof.amount) }]);
};

/** False when it is not there any more. */
export const removeProof = async (tx: Tx, scope: Scope, id: string): Promise<boolean> => {
  const gone = await tx.db
    .delete(sptProofs)
    .where(and(eq(sptProofs.companyId, scope.companyId), eq(sptProofs.id, id)))
    .returning({ id: sptProofs.id });
  return gone.length > 0;
};
