import { sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { prepared } from '../prepared.ts';
import { revisions } from '../tables.ts';

const bump = prepared<unknown>((db) =>
  db
    .insert(revisions)
    .values({ companyId: sql.placeholder('companyId'), list: sql.placeholder('list'), revision: 1 })
    .onConflictDoUpdate({
      target: [revisions.companyId, revisions.list],
      set: { revision: sql`${revisions.revision} + 1` },
    }),
);

export const bumpRevision = async (tx: Tx, { companyId }: Scope, list: string): Promise<void> => {
  await bump(tx.db, { companyId, list });
};
