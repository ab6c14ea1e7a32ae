import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import type { VatType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { bupots, counterparties, faktur } from '../tables.ts';
import { bupotList } from './bupot/list.ts';
import { type Searched, SHORTEST_INDEXED, searchNewest } from './words.ts';

const escaped = (q: string): string => q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
const anywhere = (column: SQL, q: string): SQL => sql`${column} like ${`%${escaped(q)}%`} escape '\\'`;

export type FoundCounterparty = { id: string; name: string; identity: string };

/** `limit` is the number of results; `today` is YYYY-MM-DD in Jakarta. */
type SearchParams = { readonly q: string; readonly limit: number; readonly today: string };

export type FirstFound<Item> = (
  scope: Scope,
  read: Query,
  params: {
    readonly filter: { readonly q: string } | { readonly ids: string[] };
    readonly sort: readonly (readonly ['date', 'DESC'])[];
    readonly limit: number;
    readonly today: string;
  },
) => Promise<Item[]>;

const NEWEST = [['date', 'DESC']] as const;

/** By the word index; words too short for it are searched among the newest rows only. */
const newest = async <Item>(
  scope: Scope,
  read: Query,
  { first, ...searched }: Searched & { readonly first: FirstFound<Item> },
  { q, limit, today }: SearchParams,
): Promise<Item[]> => {
  const page = { sort: NEWEST, limit, today };
  if ([...q].length >= SHORTEST_INDEXED) return first(scope, read, { ...page, filter: { q } });
  const ids = await searchNewest(scope, read, searched, { q, limit });
  return ids.length === 0 ? [] : first(scope, read, { ...page, filter: { ids } });
};

/** Exact matches of number or reference first, then those that contain the words. */
export const searchFakturs = async <Item extends { readonly id: string }>(
  scope: Scope,
  read: Query,
  wanted: SearchParams,
  { type, first }: { readonly type: VatType; readonly first: FirstFound<Item> },
): Promise<Item[]> => {
  const { q, limit, today } = wanted;
  const { id, companyId: company, date: by, searchText } = faktur;
  const only = eq(faktur.type, type);
  const named = await read
    .select({ id })
    .from(faktur)
    .where(
      and(
        eq(company, scope.companyId),
        only,
        or(inArray(faktur.number, [q, q.replace(/\D/g, '')]), eq(faktur.reference, q)),
      ),
    )
    .limit(limit);
  const ids = named.map((row) => row.id);
  const exact = ids.length === 0 ? [] : await first(scope, read, { filter: { ids }, sort: NEWEST, limit, today });
  if (exact.length >= limit) return exact;
  const found = await newest(scope, read, { table: faktur, id, company, by, searchText, only, first }, wanted);
  return [...exact, ...found.filter((row) => !ids.includes(row.id))].slice(0, limit);
};

const slips = {
  table: bupots,
  id: bupots.id,
  company: bupots.companyId,
  by: bupots.date,
  searchText: bupots.searchText,
  first: bupotList.first,
};

export const searchBupots = (scope: Scope, read: Query, wanted: SearchParams): Promise<BupotListRow[]> =>
  newest(scope, read, slips, wanted);

/** Buyers of our outgoing invoices; the others are suppliers and those who were only entered. */
const isCustomer = sql`exists (select 1 from ${faktur} where ${faktur.companyId} = ${counterparties.companyId}
  and ${faktur.type} = 'OUT' and ${faktur.counterpartyDocument} = ${counterparties.document}
  and (${faktur.counterpartyNpwp} = ${counterparties.identity} or ${faktur.counterpartyDocumentNumber} = ${counterparties.identity}))`;

export const searchCounterparties = (
  scope: Scope,
  read: Query,
  q: string,
  limit: number,
  only: 'all' | 'customers' = 'all',
): Promise<FoundCounterparty[]> =>
  read
    .select({ id: counterparties.id, name: counterparties.name, identity: counterparties.identity })
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        isNull(counterparties.mergedInto),
        anywhere(sql`${counterparties.searchText}`, q),
        only === 'customers' ? isCustomer : undefined,
      ),
    )
    .orderBy(counterparties.name, counterparties.id)
    .limit(limit);
