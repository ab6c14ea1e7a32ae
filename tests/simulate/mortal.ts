import type { Db, Query, Tx } from '../../db/database.ts';

/** The process is dead: none of its later writes happen, and nobody receives its responses. */
export class Killed extends Error {}

const WRITES: ReadonlySet<PropertyKey> = new Set(['insert', 'update', 'delete']);

export type Mortal = {
  readonly db: Db;
  isDead(): boolean;
  /** Before a transaction, before any write of one, before its commit, or after it. */
  dieAt(place: number): void;
};

/**
 * Can be killed between any two writes. The rows stay. `keepsHalves`: a planted defect that commits what a failed
 * transaction wrote.
 */
export const mortal = (db: Db, { keepsHalves = false } = {}): Mortal => {
  let left = Number.POSITIVE_INFINITY;
  let dead = false;
  const watched = new WeakMap<Query, Query>();

  const step = (): void => {
    if (dead) throw new Killed();
    left -= 1;
    if (left > 0) return;
    dead = true;
    throw new Killed();
  };

  const writing = (query: Query): Query => {
    const known = watched.get(query);
    if (known) return known;
    const made = new Proxy(query, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function') return value;
        if (!WRITES.has(key)) return value.bind(target);
        return (...input: unknown[]) => {
          step();
          return Reflect.apply(value, target, input);
        };
      },
    });
    watched.set(query, made);
    return made;
  };

  const txOf = (tx: Tx): Tx => ({
    ...tx,
    db: writing(tx.db),
    insertMany: async (table, rows) => {
      step();
      await tx.insertMany(table, rows);
    },
    afterCommit: (hook) => tx.afterCommit(() => dead || hook()),
  });

  return {
    db: {
      ...db,
      transact: async (work) => {
        step();
        const went = await db.transact(async (tx) => {
          try {
            const result = await work(txOf(tx));
            step();
            return { result };
          } catch (failure) {
            if (keepsHalves) return { failure };
            throw failure;
          }
        });
        if ('failure' in went) throw went.failure;
        step();
        return went.result;
      },
    },
    isDead: () => dead,
    dieAt: (place) => {
      left = place;
    },
  };
};
