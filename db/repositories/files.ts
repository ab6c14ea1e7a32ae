import { and, eq, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { files } from '../tables.ts';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Omit<StoredFile, 'companyId'>;

/** A file made again under its name takes the place of the one before. */
export const insertFile = async (tx: Tx, scope: Scope, file: NewFile): Promise<void> => {
  const { name, type, size, needs, createdAt, expiresAt } = file;
  await tx.db
    .insert(files)
    .values({ ...file, companyId: scope.companyId })
    .onConflictDoUpdate({
      target: files.id,
      set: { name, type, size, needs, createdAt, expiresAt },
      setWhere: eq(files.companyId, scope.companyId),
    });
};

/** Those of some files that are the company's. */
export const filesNamed = (scope: Scope, read: Query, ids: readonly string[]): Promise<StoredFile[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : read
        .select()
        .from(files)
        .where(ofCompanyById(files, scope.companyId, ids));

export const fileById = async (scope: Scope, read: Query, id: string): Promise<StoredFile | undefined> =>
  (
    await read
      .select()
      .from(files)
      .where(and(eq(files.companyId, scope.companyId), eq(files.id, id)))
  )[0];

/** Forgets files of every company whose time is over; answers their ids, whose bytes can go too. */
export const unsafeExpireFiles = unscoped(async (tx: Tx, now: number): Promise<string[]> => {
  const gone = await tx.db.delete(files).where(lt(files.expiresAt, now)).returning({ id: files.id });
  return gone.map((file) => file.id);
});
