import { and, desc, eq } from 'drizzle-orm';
import type { RevertState } from '#domain/admin/faktur-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { cancelReverts, companies } from '../../tables.ts';

type CancelRevertRow = typeof cancelReverts.$inferSelect;

/** False if one waits for the same invoice. */
export const insertCancelRevert = async (tx: Tx, row: CancelRevertRow): Promise<boolean> => {
  const made = await tx.db.insert(cancelReverts).values(row).onConflictDoNothing().returning({ id: cancelReverts.id });
  return made.length > 0;
};

export const isRevertRequested = async (scope: Scope, read: Query, fakturId: string): Promise<boolean> => {
  const found = await read
    .select({ id: cancelReverts.id })
    .from(cancelReverts)
    .where(
      and(
        eq(cancelReverts.companyId, scope.companyId),
        eq(cancelReverts.fakturId, fakturId),
        eq(cancelReverts.open, 'open'),
      ),
    );
  return found.length > 0;
};

/** Newest first. */
export const unsafeCancelReverts = unscoped(
  (read: Query, limit: number): Promise<(CancelRevertRow & { companyName: string })[]> =>
    read
      .select({ row: cancelReverts, companyName: companies.name })
      .from(cancelReverts)
      .innerJoin(companies, eq(companies.id, cancelReverts.companyId))
      .orderBy(desc(cancelReverts.requestedAt), desc(cancelReverts.id))
      .limit(limit)
      .then((rows) => rows.map(({ row, companyName }) => ({ ...row, companyName }))),
);

export const unsafeCancelRevert = unscoped(
  async (read: Query, id: string): Promise<CancelRevertRow | undefined> =>
    (await read.select().from(cancelReverts).where(eq(cancelReverts.id, id)))[0],
);

/** False if it is decided already, or changed since it was read. */
export const decideCancelRevert = async (
  tx: Tx,
  scope: Scope,
  { id, version }: Pick<CancelRevertRow, 'id' | 'version'>,
  set: { readonly state: RevertState; readonly decidedAt: number; readonly decidedWhy: string },
): Promise<boolean> => {
  const decided = await tx.db
    .update(cancelReverts)
    .set({ ...set, open: null, decidedBy: scope.userName, version: version + 1 })
    .where(
      and(
        eq(cancelReverts.companyId, scope.companyId),
        eq(cancelReverts.id, id),
        eq(cancelReverts.version, version),
        eq(cancelReverts.open, 'open'),
      ),
    )
    .returning({ id: cancelReverts.id });
  return decided.length > 0;
};
