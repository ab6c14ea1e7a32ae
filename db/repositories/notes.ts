import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { notes } from '../tables.ts';

export type Note = typeof notes.$inferSelect;

export const notesOf = (scope: Scope, query: Query, objectId: string): Promise<Note[]> =>
  query
    .select()
    .from(notes)
    .where(and(eq(notes.companyId, scope.companyId), eq(notes.objectId, objectId)))
    .orderBy(asc(notes.at), asc(notes.id));

export const addNote = async (
  tx: Tx,
  scope: Scope,
  note: Omit<Note, 'companyId' | 'userId' | 'userName'>,
): Promise<Note> => {
  const row = { ...note, companyId: scope.companyId, userId: scope.userId, userName: scope.userName };
  await tx.db.insert(notes).values(row);
  return row;
};
