import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { counterparties } from '../tables.ts';
import type { Counterparty } from './counterparties.ts';

export const literally = (q: string): string => q.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`);

const found = (scope: Scope, q: string): SQL | undefined => {
  const like = `%${literally(q)}%`;
  const ofDouble = sql`exists (select 1 from ${counterparties} ${sql.identifier('merged')}
    where merged.company_id = ${scope.companyId} and merged.merged_into = ${counterparties.id} and merged.search_text like ${like} escape '\\')`;
  return and(
    eq(counterparties.companyId, scope.companyId),
    isNull(counterparties.mergedInto),
    q === '' ? undefined : or(sql`${counterparties.searchText} like ${like} escape '\\'`, ofDouble),
  );
};

/** Names that begin with the typed text come before those that contain it ("PT" is in "Sucipto" too). */
const beginning = (q: string): SQL =>
  sql`case when lower(${counterparties.name}) like ${`${literally(q)}%`} escape '\\' then 0 else 1 end`;

/** Among the matches, those with an e-mail come first: customers before parties that are only vendors. */
const reachable: SQL = sql`case when coalesce(${counterparties.email}, '') = '' then 1 else 0 end`;

export const listCounterparties = async (
  scope: Scope,
  query: Query,
  { q, ids, offset, limit }: { q: string; ids?: readonly string[]; offset: number; limit: number },
): Promise<{ rows: Counterparty[]; total: number }> => {
  const where = and(found(scope, q), ids ? ofCompanyById(counterparties, scope.companyId, ids) : undefined);
  const rows = await query
    .select()
    .from(counterparties)
    .where(where)
    .orderBy(...(q === '' ? [] : [beginning(q), reachable]), asc(counterparties.name), asc(counterparties.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await query.select({ count: count() }).from(counterparties).where(where);
  return { rows, total: counted?.count ?? 0 };
};
