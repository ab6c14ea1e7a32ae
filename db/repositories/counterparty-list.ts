import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { counterparties } from '../tables.ts';
import type { Counterparty } from './counterparties.ts';

/** What was typed as the text of a like, whatever stands in it. */
export const literally = (q: string): string => q.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`);

/** Those that stand for themselves; one is found by the words of those merged into it too. */
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

/** Names that begin with what was typed stand before those that have it somewhere ("PT" is in "Sucipto" too). */
const beginning = (q: string): SQL =>
  sql`case when lower(${counterparties.name}) like ${`${literally(q)}%`} escape '\\' then 0 else 1 end`;

/** Of those that answer to what was typed the ones a letter can be sent to come first: who was sold to, before who only ever billed us. */
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
