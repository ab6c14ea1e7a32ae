import { and, eq, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { files } from '../tables.ts';
import { chainRecords } from './records/append-links.ts';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Omit<StoredFile, 'companyId'>;

export const insertFile = async (tx: Tx, scope: Scope, file: NewFile): Promise<void> => {
  const { name, type, size, sha256, needs, createdAt, expiresAt } = file;
  await tx.db
    .insert(files)
    .values({ ...file, companyId: scope.companyId })
    .onConflictDoUpdate({
      target: files.id,
      set: { name, type, size, sha256, needs, createdAt, expiresAt },
      setWhere: eq(files.companyId, scope.companyId),
    });
  chainRecords(tx, scope.companyId, 'file', [file.id]);
};

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

/** Of every company; returns the ids, so that the bytes can be removed too. */
export const unsafeExpireFiles = unscoped(async (tx: Tx, now: number): Promise<string[]> => {
  const gone = await tx.db
    .delete(files)
    .where(lt(files.expiresAt, now))
    .returning({ id: files.id, companyId: files.companyId });
  for (const { id, companyId } of gone) chainRecords(tx, companyId, 'file', [id]);
  return gone.map((file) => file.id);
});

export const fileHashes = (companyId: string, read: Query): Promise<Pick<StoredFile, 'id' | 'sha256'>[]> =>
  read
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(eq(files.companyId, companyId))
    .then((rows) => rows);

export const fileHash = async (companyId: string, read: Query, id: string): Promise<string | undefined> =>
  (
    await read
      .select({ sha256: files.sha256 })
      .from(files)
      .where(and(eq(files.companyId, companyId), eq(files.id, id)))
  )[0]?.sha256;

/** Changes until when files are kept; null: as long as something refers to them. */
export const expireFiles = async (
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  expiresAt: number | null,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .update(files)
    .set({ expiresAt })
    .where(ofCompanyById(files, scope.companyId, ids));
  chainRecords(tx, scope.companyId, 'file', ids);
};
