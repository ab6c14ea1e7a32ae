import { is, Placeholder, type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * Sets are passed as one JSON text: a statement with a thousand parameters costs more to build than to run, and differs
 * for every size of set.
 */

/** A set or map as text, to be bound to the placeholder of a prepared statement. */
export const asSet = (values: unknown): string => JSON.stringify(values);

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

/** Null when no pair matches; the pairs are bound with `asSet`. */
export const textWith = (key: SQL | { getSQL(): SQL }, pairs: Placeholder): SQL =>
  dialect === 'pg'
    ? sql`(select e ->> 1 from jsonb_array_elements(${pairs}::jsonb) as e where e ->> 0 = ${key})`
    : sql`(select p.value ->> 1 from json_each(${pairs}) as p where p.value ->> 0 = ${key})`;

/** From a map bound with `asSet`. */
export const textFor = (key: SQL | { getSQL(): SQL }, map: Placeholder): SQL =>
  dialect === 'pg' ? sql`(${map}::jsonb ->> ${key}::text)` : sql`json_extract(${map}, '$."' || ${key} || '"')`;
