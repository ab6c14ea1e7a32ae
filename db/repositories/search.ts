import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { counterparties, faktur } from '../tables.ts';

/** Rows of the company looked at for words in the middle of a text, newest first: keeps the search box quick in any company. */
const LOOKED_AT = 20_000;

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

/** Invoices whose number or reference is what was typed, then those with the words in them. */
export const searchFaktur = async (scope: Scope, read: Query, q: string, limit: number): Promise<FoundFaktur[]> => {
  const own = eq(faktur.companyId, scope.companyId);
  const exact = await read
    .select(shownFaktur)
    .from(faktur)
    .where(and(own, or(eq(faktur.number, q.replace(/\D/g, '')), eq(faktur.reference, q))))
    .limit(limit);
  if (exact.length >= limit) return exact;
  const recent = read
    .select({ ...shownFaktur, searchText: faktur.searchText })
    .from(faktur)
    .where(own)
    .orderBy(desc(faktur.date), desc(faktur.id))
    .limit(LOOKED_AT)
    .as('recent');
  const found = await read
    .select({
      id: recent.id,
      number: recent.number,
      reference: recent.reference,
      buyerName: recent.buyerName,
      date: recent.date,
      ppn: recent.ppn,
    })
    .from(recent)
    .where(anywhere(sql`${recent.searchText}`, q))
    .limit(limit);
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
