import type { Query } from './connection.ts';

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
