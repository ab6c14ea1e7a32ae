import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { prepared } from '../prepared.ts';
import { signees } from '../tables.ts';

/** The columns documents and forms need; the rest is shown on the signee's page only. */
const { codeState: _, codeEnds: __, version: ___, updatedAt: ____, ...shown } = getTableColumns(signees);

export type Signee = Omit<typeof signees.$inferSelect, 'codeState' | 'codeEnds' | 'version' | 'updatedAt'>;

const ofProduct = prepared<Signee[]>((db) =>
  db
    .select(shown)
    .from(signees)
    .where(and(eq(signees.companyId, sql.placeholder('companyId')), eq(signees.product, sql.placeholder('product'))))
    .orderBy(desc(signees.active), asc(signees.name), asc(signees.id)),
);

export const signeesOf = (scope: Scope, query: Query, product: Signee['product']): Promise<Signee[]> =>
  ofProduct(query, { companyId: scope.companyId, product });

/** The chosen one while active, else the first active one. */
export const signerOf = (signees: readonly Signee[], chosen: string | null): Signee | undefined => {
  const active = signees.filter((signee) => signee.active);
  return active.find(({ id }) => id === chosen) ?? active[0];
};

export const activeSignee = async (
  scope: Scope,
  query: Query,
  product: Signee['product'],
): Promise<Signee | undefined> => signerOf(await signeesOf(scope, query, product), null);
