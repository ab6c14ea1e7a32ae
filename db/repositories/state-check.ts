import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Query, storageTrouble } from '../database.ts';
import { asSet, textsIn } from '../dialect/sets.ts';
import { preparedRows } from '../prepared.ts';
import { history } from '../tables.ts';
import { type CoveredTableName, coveredTableOf, heldIn } from './covered-tables.ts';
import { coveredIds, digestsOf, GONE, validAmong } from './document-state.ts';

type Row = Pick<typeof history.$inferSelect, 'objectType' | 'objectId' | 'state'>;

/**
 * Its fields differ, it is missing, or it has no history row; or a damaged page makes it or its history unreadable.
 * Without an id, this applies to a whole table.
 */
export type BrokenState = {
  readonly table: CoveredTableName;
  readonly objectId: string;
  readonly why: 'differs' | 'lost' | 'unknown' | 'unreadable';
};

const LOOKS = 5;

const columns = { objectType: history.objectType, objectId: history.objectId, state: history.state };
const statesBy = preparedRows<{ objectType: string; objectId: string; state: string }>(columns, (db) =>
  db
    .select(columns)
    .from(history)
    .where(
      and(
        eq(history.companyId, sql.placeholder('companyId')),
        inArray(history.objectId, textsIn(sql.placeholder('ids'))),
        isNotNull(history.state),
      ),
    )
    .orderBy(asc(history.objectId), asc(history.seq)),
);

/** By id and table: rows of two tables may share an id, as a company and its certificate do. */
const newestStates = async (
  companyId: string,
  db: Query,
  table: CoveredTableName,
  ids: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    (await statesBy(db, { companyId, ids: asSet(ids) }))
      .filter(({ objectType }) => coveredTableOf(objectType) === table)
      .map(({ objectId, state }) => [objectId, state]),
  );

const keyOf = (table: CoveredTableName, objectId: string): string => `${table} ${objectId}`;

const whyOf = (digest: string | undefined, state: string | undefined): BrokenState['why'] | null => {
  if (digest === undefined) return state === undefined || state === GONE ? null : 'lost';
  if (state === undefined) return 'unknown';
  return digest === state ? null : 'differs';
};

const lookAgain = async (
  companyId: string,
  db: Query,
  table: CoveredTableName,
  objectId: string,
): Promise<BrokenState[]> => {
  let state = (await newestStates(companyId, db, table, [objectId])).get(objectId);
  for (let look = 0; look < LOOKS; look++) {
    const digest = (await digestsOf(companyId, db, table, [objectId])).get(objectId);
    const after = (await newestStates(companyId, db, table, [objectId])).get(objectId);
    if (after === state) {
      const why = whyOf(digest, state);
      return why ? [{ table, objectId, why }] : [];
    }
    state = after;
  }
  return [];
};

const readable = async (
  table: CoveredTableName,
  ids: readonly string[],
  look: (ids: readonly string[]) => Promise<BrokenState[]>,
): Promise<BrokenState[]> => {
  try {
    return await look(ids);
  } catch (error) {
    if (storageTrouble(error) !== 'damaged') throw error;
    if (ids.length < 2) return [{ table, objectId: ids[0] ?? '', why: 'unreadable' }];
    const broken: BrokenState[] = [];
    for (const id of ids) broken.push(...(await readable(table, [id], look)));
    return broken;
  }
};

/** About 40 MB; further digests are queried when needed. */
const RETAINED = 200_000;

export type StateWatch = {
  see(rows: readonly Row[]): Promise<void>;
  found(): Promise<BrokenState[]>;
};

/**
 * In the order of the rows. At the end compares every document and all money with the digest in its newest row; also
 * reports documents that are in no table and were not removed.
 */
export const watchStates = (
  companyId: string,
  db: Query,
  {
    page,
    pause,
    retained = RETAINED,
  }: { readonly page: number; readonly pause?: () => Promise<unknown>; readonly retained?: number },
): StateWatch => {
  type Known = { readonly table: CoveredTableName; readonly objectId: string };
  const newest = new Map<string, Known & { readonly state: string }>();
  const missing = new Map<string, Known>();
  let full = false;

  const statesById = async (table: CoveredTableName, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rest = full ? ids.filter((id) => !newest.has(keyOf(table, id))) : [];
    const newestById = rest.length > 0 ? await newestStates(companyId, db, table, rest) : new Map<string, string>();
    for (const id of ids) {
      const known = newest.get(keyOf(table, id));
      if (known) newestById.set(id, known.state);
    }
    return newestById;
  };

  const see = async (rows: readonly Row[]): Promise<void> => {
    const rest = new Map<CoveredTableName, Set<string>>();
    for (const { objectType, objectId, state } of rows) {
      const table = state === null ? undefined : coveredTableOf(objectType);
      if (state === null || !table) continue;
      const key = keyOf(table, objectId);
      if (state === GONE) {
        newest.delete(key);
        missing.delete(key);
        rest.get(table)?.delete(objectId);
      } else if (newest.size < retained || newest.has(key)) newest.set(key, { table, objectId, state });
      else rest.set(table, (rest.get(table) ?? new Set()).add(objectId));
    }
    for (const [table, ids] of rest) {
      full = true;
      const existing = await validAmong(companyId, db, table, [...ids]).catch((error: unknown) => {
        if (storageTrouble(error) === 'damaged') return new Set<string>();
        throw error;
      });
      for (const objectId of ids) if (!existing.has(objectId)) missing.set(keyOf(table, objectId), { table, objectId });
    }
  };

  const look = async (table: CoveredTableName, ids: readonly string[]): Promise<BrokenState[]> => {
    const state = await statesById(table, ids);
    const digests = await digestsOf(companyId, db, table, ids);
    const broken: BrokenState[] = [];
    for (const id of ids)
      if (whyOf(digests.get(id), state.get(id)) !== null) broken.push(...(await lookAgain(companyId, db, table, id)));
    return broken;
  };

  const found = async (): Promise<BrokenState[]> => {
    const broken: BrokenState[] = [];
    for (const table of heldIn(companyId)) {
      const ids: string[] = [];
      const list = async () => {
        ids.push(...(await coveredIds(companyId, db, table)));
        return [];
      };
      broken.push(...(await readable(table, [], list)));
      for (let at = 0; at < ids.length; at += page) {
        const some = ids.slice(at, at + page);
        broken.push(...(await readable(table, some, (few) => look(table, few))));
        for (const id of some) newest.delete(keyOf(table, id));
        await pause?.();
      }
    }
    for (const [key, known] of newest) missing.set(key, known);
    for (const { table, objectId } of missing.values())
      broken.push(...(await readable(table, [objectId], () => lookAgain(companyId, db, table, objectId))));
    return broken;
  };

  return { see, found };
};
