import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { textsIn } from '../dialect/sets.ts';
import { counterparties } from '../tables.ts';
import { BOOK, type Counterparty } from './counterparties.ts';
import { literally } from './counterparty-list.ts';
import { asRead } from './optimistic-update.ts';
import { bumpRevision } from './revisions.ts';

const { id, document, identity, nitku, name } = counterparties;
const named = { id, document, identity, nitku, name };

export const namesOf = ({ companyId }: Scope, query: Query) =>
  query
    .select(named)
    .from(counterparties)
    .where(and(eq(counterparties.companyId, companyId), isNull(counterparties.mergedInto)))
    .orderBy(asc(name), asc(id));

/** Since epoch ms, merged ones included; used to update a cache. */
export const writtenSince = ({ companyId }: Scope, query: Query, since: number) =>
  query
    .select({ id, document, identity, nitku, mergedInto: counterparties.mergedInto, at: counterparties.updatedAt })
    .from(counterparties)
    .where(and(eq(counterparties.companyId, companyId), gte(counterparties.updatedAt, since)));

export const namesLike = (
  { companyId }: Scope,
  query: Query,
  { numbers, words }: { numbers: readonly string[]; words: string },
) =>
  query
    .select(named)
    .from(counterparties)
    .where(
      and(
        eq(counterparties.companyId, companyId),
        isNull(counterparties.mergedInto),
        or(
          sql`${identity} in ${textsIn(numbers)}`,
          words === '' ? undefined : sql`${counterparties.searchText} like ${`%${literally(words)}%`} escape '\\'`,
        ),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(200);

export const counterpartiesBy = ({ companyId }: Scope, query: Query, ids: readonly string[]): Promise<Counterparty[]> =>
  query
    .select()
    .from(counterparties)
    .where(ofCompanyById(counterparties, companyId, ids))
    .orderBy(asc(name), asc(id));

export const mergedInto = ({ companyId }: Scope, query: Query, ids: readonly string[]): Promise<Counterparty[]> =>
  query
    .select()
    .from(counterparties)
    .where(and(eq(counterparties.companyId, companyId), sql`${counterparties.mergedInto} in ${textsIn(ids)}`))
    .orderBy(asc(name), asc(id));

export const setMergedInto = async (
  tx: Tx,
  scope: Scope,
  now: number,
  read: { id: string; version: number },
  into: string | null,
): Promise<Counterparty | undefined> => {
  const [row] = await tx.db
    .update(counterparties)
    .set({ mergedInto: into, version: read.version + 1, updatedAt: now })
    .where(asRead(scope, counterparties, read))
    .returning();
  await bumpRevision(tx, scope, BOOK);
  return row;
};
