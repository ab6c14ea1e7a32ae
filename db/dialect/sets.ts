import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * Sets handed to the database as one JSON text: a statement with a thousand parameters costs more to build than to run, and
 * is another statement for every size of set.
 */

/** The text of a set or map: what a prepared statement with a placeholder in its place is handed when it runs. */
export const asSet = (values: unknown): string => JSON.stringify(values);

/** A set as the text it is handed over as. */
export const textOf = (values: unknown): unknown => (is(values, Placeholder) ? values : asSet(values));

/** `in ${textsIn([...])}`: texts. */
export const textsIn = (values: readonly string[] | Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select jsonb_array_elements_text(${textOf(values)}::jsonb))`
    : sql`(select value from json_each(${textOf(values)}))`;

/** `in ${countsIn([...])}`: whole numbers. */
export const countsIn = (values: readonly number[] | Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select jsonb_array_elements_text(${textOf(values)}::jsonb)::integer)`
    : sql`(select value from json_each(${textOf(values)}))`;

/** `(a, b, c) in ${salesIn([...])}`: a text, a text and an amount in sen. */
export const salesIn = (values: readonly (readonly [string, string, number])[] | Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select e ->> 0, e ->> 1, (e ->> 2)::bigint from jsonb_array_elements(${textOf(values)}::jsonb) as e)`
    : sql`(select value ->> 0, value ->> 1, value ->> 2 from json_each(${textOf(values)}))`;

/** `(a, b) in ${textPairsIn([...])}`: two texts. */
export const textPairsIn = (values: readonly (readonly [string, string])[] | Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select e ->> 0, e ->> 1 from jsonb_array_elements(${textOf(values)}::jsonb) as e)`
    : sql`(select value ->> 0, value ->> 1 from json_each(${textOf(values)}))`;

/** The text beside another in pairs of texts, handed over by `asSet`, whatever is written in it; null where it is in none. */
export const textWith = (key: SQL | { getSQL(): SQL }, pairs: Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select e ->> 1 from jsonb_array_elements(${pairs}::jsonb) as e where e ->> 0 = ${key})`
    : sql`(select p.value ->> 1 from json_each(${pairs}) as p where p.value ->> 0 = ${key})`;

/** The text that stands for a whole number in a map, handed over by `asSet`. */
export const textFor = (key: SQL | { getSQL(): SQL }, map: Placeholder): SQL =>
  dialect === 'pg' ? sql`(${map}::jsonb ->> ${key}::text)` : sql`json_extract(${map}, '$."' || ${key} || '"')`;
