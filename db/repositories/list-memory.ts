import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../database.ts';
import { place } from '../dialect/place.ts';
import { preparedRows } from '../prepared.ts';
import { revisions } from '../tables.ts';

export const lru = <T>(size: number) => {
  const entries = new Map<string, T>();
  const get = (key: string): T | undefined => {
    const found = entries.get(key);
    if (found !== undefined) {
      entries.delete(key);
      entries.set(key, found);
    }
    return found;
  };
  const set = (key: string, value: T): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > size) entries.delete(entries.keys().next().value as string);
  };
  return {
    get,
    set,
    take(key: string, make: () => T): T {
      const found = get(key);
      if (found !== undefined) return found;
      const made = make();
      set(key, made);
      return made;
    },
  };
};

const ofList = (list: SQL): SQL => sql`${revisions.companyId} = ${place('companyId')} and ${revisions.list} = ${list}`;

const revision = preparedRows<{ revision: number }>({ revision: revisions.revision }, (db) =>
  db
    .select({ revision: revisions.revision })
    .from(revisions)
    .where(ofList(place('list'))),
);

/** Has a placeholder for the company. */
export const revisionCell = (list: string): SQL<number | null> =>
  sql`(select ${revisions.revision} from ${revisions} where ${ofList(sql`${list}`)})`.inlineParams() as SQL<
    number | null
  >;

export const revisionOf = async ({ companyId }: Scope, query: Query, list: string): Promise<number> =>
  (await revision(query, { companyId, list }))[0]?.revision ?? 0;

/** Another number after every change of one of the lists. Read before what is kept for it. */
export const revisionsOf = (lists: readonly string[]) => {
  const run = preparedRows<{ revision: number }>({ revision: revisions.revision }, (db) =>
    db
      .select({ revision: sql<number>`cast(coalesce(sum(${revisions.revision}), 0) as integer)` })
      .from(revisions)
      .where(
        and(sql`${revisions.companyId} = ${place('companyId')}`, inArray(revisions.list, [...lists]))?.inlineParams(),
      ),
  );
  return async ({ companyId }: Scope, query: Query): Promise<number> =>
    (await run(query, { companyId }))[0]?.revision ?? 0;
};

/** Per connection, until the list changes; `work` receives the former result. */
export const memory = <T>(size: number) => {
  type Cached = { revision: number; answer: T };
  const known = new WeakMap<Query, ReturnType<typeof lru<Cached>>>();
  return async (query: Query, key: string, now: number, work: (before?: T) => Promise<T>): Promise<T> => {
    let own = known.get(query);
    if (!own) {
      own = lru<Cached>(size);
      known.set(query, own);
    }
    const hit = own.get(key);
    if (hit && hit.revision === now) return hit.answer;
    const answer = await work(hit?.answer);
    own.set(key, { revision: now, answer });
    return answer;
  };
};
