import { and, eq, lt } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { files } from '../tables.ts';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Omit<StoredFile, 'companyId'>;

export const insertFile = async (tx: Tx, scope: Scope, file: NewFile): Promise<void> => {
  await tx.db.insert(files).values({ ...file, companyId: scope.companyId });
};

export const fileById = async (scope: Scope, read: Query, id: string): Promise<StoredFile | undefined> =>
  (
    await read
      .select()
      .from(files)
      .where(and(eq(files.companyId, scope.companyId), eq(files.id, id)))
  )[0];

/** Forgets files of every company whose time is over; answers their ids, whose bytes can go too. */
export const unsafeExpireFiles = async (tx: Tx, now: number): Promise<string[]> => {
  const gone = await tx.db.delete(files).where(lt(files.expiresAt, now)).returning({ id: files.id });
  return gone.map((file) => file.id);
};
