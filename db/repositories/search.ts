import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { prepared } from '../prepared.ts';
import { counterparties, faktur } from '../tables.ts';
import { amongNewest } from './among-newest.ts';
import { atomsOf, narrowed, whereOf } from './faktur-filter.ts';
import { shapeOf, valuesOf } from './list-conditions.ts';
import { lru } from './lru.ts';
import { SHORTEST_INDEXED } from './words.ts';

const escaped = (q: string): string => q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`);
const anywhere = (column: SQL, q: string): SQL => sql`${column} like ${`%${escaped(q)}%`} escape '\\'`;

export type FoundFaktur = {
  id: string;
  number: string | null;
  reference: string | null;
  buyerName: string;
  date: string;
  ppn: number;
};
export type FoundCounterparty = { id: string; name: string; identity: string };

const shownFaktur = {
  id: faktur.id,
  number: faktur.number,
  reference: faktur.reference,
  buyerName: faktur.buyerName,
  date: faktur.date,
  ppn: faktur.ppn,
};

type Run = (db: Query, values: Record<string, unknown>) => Promise<FoundFaktur[]>;
const newest = lru<Run>(8);

/** The newest invoices with the words in them, by way of the index of words where that singles out few. */
const withWords = async (scope: Scope, read: Query, q: string, limit: number): Promise<FoundFaktur[]> => {
  const filter = { q };
  const atoms = await narrowed(scope, read, filter, atomsOf(filter, ''));
  const run = newest.take(shapeOf(atoms), () =>
    prepared<FoundFaktur[]>((db) =>
      db
        .select(shownFaktur)
        .from(faktur)
        .where(whereOf(atoms))
        .orderBy(desc(faktur.date), desc(faktur.id))
        .limit(sql.placeholder('limit')),
    ),
  );
  return run(read, { ...valuesOf(scope.companyId, atoms), limit });
};

/** The same for words too short for any index: among the newest rows of the company only. */
const shortWords = async (scope: Scope, read: Query, q: string, limit: number): Promise<FoundFaktur[]> => {
  const { id, companyId: company, date: by, searchText } = faktur;
  const ids = await amongNewest(scope, read, { table: faktur, id, company, by, searchText }, { q, limit });
  if (ids.length === 0) return [];
  return read
    .select(shownFaktur)
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), inArray(faktur.id, ids)))
    .orderBy(desc(faktur.date), desc(faktur.id));
};

/** Invoices whose number or reference is what was typed, then those with the words in them. */
export const searchFaktur = async (scope: Scope, read: Query, q: string, limit: number): Promise<FoundFaktur[]> => {
  const own = eq(faktur.companyId, scope.companyId);
  const exact = await read
    .select(shownFaktur)
    .from(faktur)
    .where(and(own, or(eq(faktur.number, q.replace(/\D/g, '')), eq(faktur.reference, q))))
    .limit(limit);
  if (exact.length >= limit) return exact;
  const found = await ([...q].length < SHORTEST_INDEXED ? shortWords : withWords)(scope, read, q, limit);
  const known = new Set(exact.map((row) => row.id));
  return [...exact, ...found.filter((row) => !known.has(row.id))].slice(0, limit);
};

export const searchCounterparties = (
  scope: Scope,
  read: Query,
  q: string,
  limit: number,
): Promise<FoundCounterparty[]> =>
  read
    .select({ id: counterparties.id, name: counterparties.name, identity: counterparties.identity })
    .from(counterparties)
    .where(and(eq(counterparties.companyId, scope.companyId), anywhere(sql`${counterparties.searchText}`, q)))
    .orderBy(counterparties.name, counterparties.id)
    .limit(limit);
