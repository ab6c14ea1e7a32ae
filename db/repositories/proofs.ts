import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { ProofWay } from '#domain/company/proof.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { prepared } from '../prepared.ts';
import { companies, freeUnits } from '../tables.ts';

const provenById = prepared<{ provenAt: number | null }[]>((db) =>
  db
    .select({ provenAt: companies.provenAt })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('companyId'))),
);

/** False for a missing company. */
export const isProven = async (companyId: string, query: Query): Promise<boolean> => {
  const [row] = await provenById(query, { companyId });
  return row !== undefined && row.provenAt !== null;
};

export const unsafeProvenHolder = unscoped(async (query: Query, npwp: string): Promise<string | undefined> => {
  const [row] = await query
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.npwp, npwp), isNotNull(companies.provenAt)))
    .limit(1);
  return row?.id;
});

export type Claimant = Pick<typeof companies.$inferSelect, 'id' | 'shownId' | 'name' | 'provenAt'>;

export const unsafeClaimants = unscoped(
  (query: Query, npwp: string): Promise<Claimant[]> =>
    query
      .select({ id: companies.id, shownId: companies.shownId, name: companies.name, provenAt: companies.provenAt })
      .from(companies)
      .where(eq(companies.npwp, npwp))
      .orderBy(companies.shownId)
      .then((rows) => rows),
);

export const unsafeOtherUnproven = unscoped(
  async (scope: Scope, query: Query, npwp: string): Promise<number> =>
    (
      await query
        .select({ id: companies.id })
        .from(companies)
        .where(and(eq(companies.npwp, npwp), isNull(companies.provenAt), ne(companies.id, scope.companyId)))
    ).length,
);

/** Null removes the proof. False when nothing changes. */
export const setProven = async (
  tx: Tx,
  scope: Scope,
  proof: { readonly at: number; readonly way: ProofWay } | null,
): Promise<boolean> => {
  const changed = await tx.db
    .update(companies)
    .set({ provenAt: proof?.at ?? null, provenBy: proof?.way ?? null })
    .where(and(eq(companies.id, scope.companyId), proof ? isNull(companies.provenAt) : isNotNull(companies.provenAt)))
    .returning({ id: companies.id });
  return changed.length > 0;
};

export const unsafeTakeFreeUnits = unscoped(async (tx: Tx, npwp: string, grantedAt: number): Promise<boolean> => {
  const taken = await tx.db
    .insert(freeUnits)
    .values({ npwp, grantedAt })
    .onConflictDoNothing()
    .returning({ npwp: freeUnits.npwp });
  return taken.length > 0;
});
