import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { placeOf } from '#domain/counterparty/key.ts';
import type { CounterpartyDocument, FakturInput } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { afterAt } from '../dialect/after-at.ts';
import { textsIn } from '../dialect/sets.ts';
import { companies, counterparties } from '../tables.ts';
import { asRead } from './optimistic-update.ts';
import { bumpRevision } from './revisions.ts';

export const BOOK = 'counterparties';

export type Counterparty = typeof counterparties.$inferSelect;
type Buyer = Pick<
  FakturInput,
  | 'counterpartyDocument'
  | 'counterpartyNpwp'
  | 'counterpartyDocumentNumber'
  | 'counterpartyNitku'
  | 'counterpartyCountry'
  | 'counterpartyName'
  | 'counterpartyAddress'
  | 'counterpartyEmail'
>;

/** The NPWP for TIN, else the number of the document. */
export const identityOf = (document: CounterpartyDocument, npwp: string, number: string | null): string =>
  document === 'TIN' ? npwp : (number ?? '');

const searchTextOf = (of: { name: string; identity: string; email: string | null }): string =>
  [of.name, of.identity, of.email].filter(Boolean).join(' ').toLowerCase();

type Key = Pick<Counterparty, 'document' | 'identity' | 'nitku'>;

export const counterpartyKey = ({ document, identity, nitku }: Key): string => `${document}|${identity}|${nitku}`;

export type CounterpartyInput = Pick<
  Counterparty,
  'document' | 'identity' | 'nitku' | 'country' | 'name' | 'address' | 'email' | 'phone'
>;

export type Met = Omit<CounterpartyInput, 'phone'>;

/** Other documents have neither place nor country: a party with an NPWP counts as its head office. */
export const metCounterparty = (buyer: Buyer): Met => {
  const document = buyer.counterpartyDocument;
  const identity = identityOf(document, buyer.counterpartyNpwp, buyer.counterpartyDocumentNumber);
  return {
    document,
    identity,
    nitku: placeOf({ document, identity, nitku: buyer.counterpartyNitku }),
    country: buyer.counterpartyCountry || (document === 'TIN' ? 'IDN' : ''),
    name: buyer.counterpartyName,
    address: buyer.counterpartyAddress,
    email: buyer.counterpartyEmail,
  };
};

const metRow = (scope: Scope, now: number, id: string, met: Met): Counterparty => ({
  ...met,
  id,
  companyId: scope.companyId,
  version: 1,
  phone: null,
  mergedInto: null,
  searchText: searchTextOf(met),
  updatedAt: now,
});

const saysMore = (row: Counterparty, known: Counterparty | undefined): boolean =>
  !known ||
  row.name !== known.name ||
  (row.address !== '' && row.address !== known.address) ||
  row.country !== known.country ||
  (row.email !== null && row.email !== known.email);

/**
 * The newest name, address and e-mail win; an address or e-mail is never emptied. Returns the changes with the former
 * values.
 */
export const rememberCounterparties = async (
  tx: Tx,
  scope: Scope,
  now: number,
  newId: () => string,
  named: readonly Met[],
): Promise<{ before: Counterparty | undefined; now: Counterparty }[]> => {
  const { companyId } = scope;
  const met = named
    .map((one) => metRow(scope, now, newId(), one))
    .filter(({ identity, name }) => identity !== '' && name !== '');
  const rows = new Map(met.map((row) => [counterpartyKey(row), row]));
  if (rows.size === 0) return [];
  const identities = [...new Set(met.map(({ identity }) => identity))];
  const stored = await tx.db
    .select()
    .from(counterparties)
    .where(and(eq(counterparties.companyId, companyId), inArray(counterparties.identity, identities)));
  const known = new Map(stored.map((row) => [counterpartyKey(row), row]));
  const news = [...rows.values()].flatMap((row) => {
    const before = known.get(counterpartyKey(row));
    return saysMore(row, before)
      ? [{ ...row, searchText: searchTextOf({ ...row, email: row.email ?? before?.email ?? null }) }]
      : [];
  });
  if (news.length === 0) return [];
  const written = await tx.db
    .insert(counterparties)
    .values(news)
    .onConflictDoUpdate({
      target: [counterparties.companyId, counterparties.document, counterparties.identity, counterparties.nitku],
      set: {
        name: sql`excluded.name`,
        address: sql`case when excluded.address = '' then ${counterparties.address} else excluded.address end`,
        country: sql`excluded.country`,
        email: sql`coalesce(excluded.email, ${counterparties.email})`,
        searchText: sql`excluded.search_text`,
        version: sql`${counterparties.version} + 1`,
        updatedAt: now,
      },
    })
    .returning();
  await bumpRevision(tx, scope, BOOK);
  return written.map((row) => ({ before: known.get(counterpartyKey(row)), now: row }));
};

export const counterpartyById = async (scope: Scope, query: Query, id: string): Promise<Counterparty | undefined> => {
  const [row] = await query
    .select()
    .from(counterparties)
    .where(and(eq(counterparties.companyId, scope.companyId), eq(counterparties.id, id)));
  return row;
};

export const counterpartyBy = async (
  scope: Scope,
  query: Query,
  of: Pick<Counterparty, 'document' | 'identity' | 'nitku'>,
): Promise<Counterparty | undefined> => {
  const [row] = await query
    .select()
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        eq(counterparties.document, of.document),
        eq(counterparties.identity, of.identity),
        eq(counterparties.nitku, of.nitku),
      ),
    );
  return row;
};

export const counterpartiesOf = (scope: Scope, query: Query, npwps: readonly string[]): Promise<Counterparty[]> =>
  query
    .select()
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        eq(counterparties.document, 'TIN'),
        sql`${counterparties.identity} in ${textsIn([...new Set(npwps)])}`,
      ),
    )
    .orderBy(asc(counterparties.nitku), asc(counterparties.id));

/** A head office and its branches: these nine digits after the leading 0. */
export const counterpartiesOfTaxpayers = (
  scope: Scope,
  query: Query,
  digits: readonly string[],
): Promise<Counterparty[]> =>
  query
    .select()
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        eq(counterparties.document, 'TIN'),
        sql`substr(${counterparties.identity}, 2, 9) in ${textsIn([...new Set(digits)])}`,
      ),
    )
    .orderBy(asc(counterparties.nitku), asc(counterparties.id));

export const counterpartiesNamed = (scope: Scope, query: Query, name: string): Promise<Counterparty[]> =>
  query
    .select()
    .from(counterparties)
    .where(
      and(eq(counterparties.companyId, scope.companyId), sql`lower(${counterparties.name}) = ${name.toLowerCase()}`),
    )
    .orderBy(asc(counterparties.id));

export const counterpartiesWithPhone = async (
  scope: Scope,
  query: Query,
  identities: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await query
    .select({ document: counterparties.document, identity: counterparties.identity, nitku: counterparties.nitku })
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        sql`${counterparties.identity} in ${textsIn([...new Set(identities)])}`,
        sql`coalesce(${counterparties.phone}, '') <> ''`,
      ),
    );
  return new Set(rows.map(counterpartyKey));
};

export const phonesOf = async (
  scope: Scope,
  query: Query,
  identities: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await query
    .select({ identity: counterparties.identity, phone: counterparties.phone })
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        sql`${counterparties.identity} in ${textsIn([...new Set(identities)])}`,
        sql`coalesce(${counterparties.phone}, '') <> ''`,
      ),
    )
    // The head office last, so that its number is the one that stays.
    .orderBy(desc(counterparties.nitku));
  return new Map(rows.map(({ identity, phone }) => [identity, phone ?? '']));
};

export const counterpartiesIn = (
  scope: Scope,
  query: Query,
  domains: readonly string[],
): Promise<(Pick<Counterparty, 'document' | 'identity' | 'country' | 'name'> & { domain: string })[]> =>
  query
    .select({
      document: counterparties.document,
      identity: counterparties.identity,
      country: counterparties.country,
      name: counterparties.name,
      domain: afterAt(counterparties.email),
    })
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, scope.companyId),
        sql`${afterAt(counterparties.email)} in ${textsIn([...new Set(domains)])}`,
        sql`${counterparties.identity} <> (select ${companies.npwp} from ${companies} where ${companies.id} = ${scope.companyId})`,
      ),
    )
    .orderBy(asc(counterparties.name), asc(counterparties.id));

export const insertCounterparty = async (
  tx: Tx,
  scope: Scope,
  now: number,
  id: string,
  input: CounterpartyInput,
): Promise<Counterparty> => {
  const { companyId } = scope;
  const row = {
    ...input,
    id,
    companyId,
    version: 1,
    mergedInto: null,
    searchText: searchTextOf(input),
    updatedAt: now,
  };
  await tx.db.insert(counterparties).values(row);
  await bumpRevision(tx, scope, BOOK);
  return row;
};

/** Undefined when the version is no longer the one that was read. */
export const updateCounterparty = async (
  tx: Tx,
  scope: Scope,
  now: number,
  read: { id: string; version: number },
  input: CounterpartyInput,
): Promise<Counterparty | undefined> => {
  const [row] = await tx.db
    .update(counterparties)
    .set({ ...input, version: read.version + 1, searchText: searchTextOf(input), updatedAt: now })
    .where(asRead(scope, counterparties, read))
    .returning();
  await bumpRevision(tx, scope, BOOK);
  return row;
};
