import type Database from 'better-sqlite3';

/** So many texts are kept; the one used longest ago goes first. */
const KEPT = 500;

type Ways = { plain?: Database.Statement; raw?: Database.Statement; pluck?: Database.Statement };

/**
 * Compiles each text once. The builder asks for a statement each time it runs one, and switches it over to rows without names for
 * good where it wants those: so a text has a statement for each way. `look` is called before each run, and may throw.
 */
export const keepStatements = (handle: Database.Database, look: () => void = () => undefined): Database.Database => {
  const compile = handle.prepare.bind(handle);
  const known = new Map<string, Ways>();

  const waysOf = (text: string): Ways => {
    const ways = known.get(text) ?? {};
    known.delete(text);
    known.set(text, ways);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return ways;
  };

  const prepare = (text: string) => {
    const ways = waysOf(text);
    const plain = (): Database.Statement => {
      ways.plain ??= compile(text);
      return ways.plain;
    };
    const looked = (): Database.Statement => {
      look();
      return plain();
    };
    // A text that means nothing is refused when it is prepared.
    if (!ways.raw && !ways.pluck) plain();
    return {
      run: (...given: unknown[]) => looked().run(...given),
      get: (...given: unknown[]) => looked().get(...given),
      all: (...given: unknown[]) => looked().all(...given),
      raw: () => {
        look();
        ways.raw ??= compile(text).raw();
        return ways.raw;
      },
      pluck: () => {
        look();
        ways.pluck ??= compile(text).pluck();
        return ways.pluck;
      },
    };
  };
  return new Proxy(handle, { get: (of, name) => (name === 'prepare' ? prepare : Reflect.get(of, name, of)) });
};
