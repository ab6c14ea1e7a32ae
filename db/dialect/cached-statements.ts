import type Database from 'better-sqlite3';

const CACHED = 500;

type Runs = Pick<Database.Statement, 'run' | 'get' | 'all'>;
type Ways = { plain?: Runs; raw?: Runs; pluck?: Runs };

/**
 * The builder prepares a statement on each run and permanently switches it to raw mode when it wants rows as arrays, so
 * one statement is cached per mode. `look` is called before each run and may throw; `failed` receives every error.
 */
export const keepStatements = (
  handle: Database.Database,
  look: () => void = () => undefined,
  failed: (error: unknown) => void = () => undefined,
): Database.Database => {
  const known = new Map<string, Ways>();

  const withCause = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  const compile = (text: string) => withCause(() => handle.prepare(text));
  const runsOf = (statement: Database.Statement): Runs => {
    const looked = <T>(work: () => T): T =>
      withCause(() => {
        look();
        return work();
      });
    return {
      run: (...given: unknown[]) => looked(() => statement.run(...given)),
      get: (...given: unknown[]) => looked(() => statement.get(...given)),
      all: (...given: unknown[]) => looked(() => statement.all(...given)),
    };
  };

  const waysOf = (text: string): Ways => {
    const ways = known.get(text) ?? {};
    known.delete(text);
    known.set(text, ways);
    const [oldest] = known.keys();
    if (known.size > CACHED && oldest !== undefined) known.delete(oldest);
    return ways;
  };

  const prepare = (text: string) => {
    const ways = waysOf(text);
    const plain = (): Runs => {
      ways.plain ??= runsOf(compile(text));
      return ways.plain;
    };
    // Preparing rejects invalid SQL at once.
    if (!ways.raw && !ways.pluck) plain();
    return {
      run: (...given: unknown[]) => plain().run(...given),
      get: (...given: unknown[]) => plain().get(...given),
      all: (...given: unknown[]) => plain().all(...given),
      raw: () => {
        ways.raw ??= runsOf(compile(text).raw());
        return ways.raw;
      },
      pluck: () => {
        ways.pluck ??= runsOf(compile(text).pluck());
        return ways.pluck;
      },
    };
  };
  return new Proxy(handle, { get: (of, name) => (name === 'prepare' ? prepare : Reflect.get(of, name, of)) });
};
