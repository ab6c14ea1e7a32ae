import { sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../connection.ts';
import { revisions } from '../tables.ts';

/** Says in the change's own transaction that a list shows something else from now on. */
export const bumpRevision = async (tx: Tx, scope: Scope, list: string): Promise<void> => {
  await tx.db
    .insert(revisions)
    .values({ companyId: scope.companyId, list, revision: 1 })
    .onConflictDoUpdate({
      target: [revisions.companyId, revisions.list],
      set: { revision: sql`${revisions.revision} + 1` },
    });
};
