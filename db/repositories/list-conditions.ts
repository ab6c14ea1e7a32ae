import { and, type SQL, sql } from 'drizzle-orm';
import { place } from '../dialect/place.ts';

/** One condition of a filter: its name and its values. The names with their counts are the shape; a query is built once per shape. */
export type Atom<N extends string = string> = readonly [name: N, values: readonly unknown[]];

/** How each condition is written, given places for its values. */
export type Builds<N extends string> = Readonly<Record<N, (places: SQL[]) => SQL | undefined>>;

/** The place of a condition that has one value. */
export const one = (places: SQL[]): SQL => places[0] as SQL;

/** Whether a text holds a part; `like` makes the value. */
export const contains = (column: SQL, part: SQL): SQL => sql`${column} like ${part} escape '\\'`;

/** A part of a lower-case text, with the signs that mean something to `like` taken for themselves. */
export const like = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** What makes two filters the same query: the names, and how many values each has. */
export const shapeOf = (of: readonly Atom[]): string => of.map(([name, { length }]) => `${name}${length}`).join();

/** Values by placeholder name. */
export const valuesOf = (companyId: string, of: readonly Atom[]): Record<string, unknown> => {
  const values: Record<string, unknown> = { companyId };
  of.forEach(([, given], at) => {
    given.forEach((value, index) => {
      values[`p${at}_${index}`] = value;
    });
  });
  return values;
};

/** The condition with placeholders, inside one company: `company` is the column that says whose a row is. */
export const whereOf = <N extends string>(company: SQL, builds: Builds<N>, of: readonly Atom<N>[]): SQL | undefined =>
  and(
    sql`${company} = ${place('companyId')}`,
    ...of.map(([name, given], at) => builds[name](given.map((_, index) => place(`p${at}_${index}`)))),
  );
