import type { Query } from './connection.ts';
import { dialect } from './dialect/columns.ts';

type Runnable<R> = { execute(values: Record<string, unknown>): Promise<R> | unknown };

/**
 * A query built once per connection and run many times. Building one costs several times what running it does; the
 * parameters are `sql.placeholder(name)`.
 */
export const prepared = <R>(build: (db: Query) => { prepare(): Runnable<R> }) => {
  const known = new WeakMap<Query, Runnable<R>>();
  return async (db: Query, values: Record<string, unknown>): Promise<R> => {
    let query = known.get(db);
    if (!query) {
      query = build(db).prepare();
      known.set(db, query);
    }
    return (await query.execute(values)) as R;
  };
};

type Raw = { values(values: Record<string, unknown>): readonly (readonly unknown[])[] };

/**
 * Rows of texts and whole numbers, column by column as `keys` names them. On SQLite they come straight from the driver: asking of
 * every cell whether it has to be decoded costs a list more than anything else it does.
 */
export const preparedRows = <R>(keys: readonly string[], build: (db: Query) => { prepare(): Runnable<R[]> & Raw }) => {
  if (dialect === 'pg') return prepared<R[]>(build);
  const known = new WeakMap<Query, Raw>();
  return async (db: Query, values: Record<string, unknown>): Promise<R[]> => {
    let query = known.get(db);
    if (!query) {
      query = build(db).prepare();
      known.set(db, query);
    }
    return query.values(values).map((cells) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < keys.length; at++) row[keys[at] as string] = cells[at];
      return row as R;
    });
  };
};
