import { and, asc, desc, eq } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { signees } from '../tables.ts';

export type Signee = typeof signees.$inferSelect;

/** Who signs for a product, the active ones first. */
export const signeesOf = (scope: Scope, query: Query, product: Signee['product']): Promise<Signee[]> =>
  query
    .select()
    .from(signees)
    .where(and(eq(signees.companyId, scope.companyId), eq(signees.product, product)))
    .orderBy(desc(signees.active), asc(signees.name));

/** The one who signs now. */
export const activeSignee = async (
  scope: Scope,
  query: Query,
  product: Signee['product'],
): Promise<Signee | undefined> => (await signeesOf(scope, query, product)).find((signee) => signee.active);
