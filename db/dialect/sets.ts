import { type SQL, sql } from 'drizzle-orm';
import { dialect } from './columns.ts';

/**
 * Sets handed to the database as one JSON text: a statement with a thousand parameters costs more to build than to run, and
 * is another statement for every size of set.
 */

/** `in ${textsIn([...])}`: texts. */
export const textsIn = (values: readonly string[]): SQL =>
  dialect === 'pg'
    ? sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
    : sql`(select value from json_each(${JSON.stringify(values)}))`;

/** `in ${countsIn([...])}`: whole numbers. */
export const countsIn = (values: readonly number[]): SQL =>
  dialect === 'pg'
    ? sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::integer)`
    : sql`(select value from json_each(${JSON.stringify(values)}))`;

/** `(a, b, c) in ${salesIn([...])}`: a text, a text and an amount in sen. */
export const salesIn = (values: readonly (readonly [string, string, number])[]): SQL =>
  dialect === 'pg'
    ? sql`(select e ->> 0, e ->> 1, (e ->> 2)::bigint from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as e)`
    : sql`(select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(values)}))`;

/** The text that stands for a whole number in a map. */
export const textFor = (key: SQL | { getSQL(): SQL }, map: Readonly<Record<number, string>>): SQL =>
  dialect === 'pg'
    ? sql`(${JSON.stringify(map)}::jsonb ->> ${key}::text)`
    : sql`json_extract(${JSON.stringify(map)}, '$."' || ${key} || '"')`;
