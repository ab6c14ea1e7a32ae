import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { dialect } from './columns.ts';

const comma = sql`, `;

export const rupiahText = (sen: SQLiteColumn): SQL =>
  sql`case when ${sen} % 100 = 0 then cast(${sen} / 100 as text) || '.00' else case when ${sen} < 0 then '-' else '' end || cast(abs(${sen}) / 100 as text) || '.' || substr(cast(100 + abs(${sen}) % 100 as text), 2) end`;

const sqliteCell = (cell: SQLiteColumn | SQL): SQL => {
  const kind = 'dataType' in cell ? cell.dataType : undefined;
  if (kind === 'boolean') return sql`json(case ${cell} when 1 then 'true' when 0 then 'false' end)`;
  return kind === 'json' ? sql`json(${cell})` : sql`${cell}`;
};

/** A list in an object that is passed as JSON text, by its key; empty where the object has none. */
export const listIn = (object: SQL, key: SQL | SQLiteColumn): SQL =>
  dialect === 'pg'
    ? sql`coalesce(cast(${object} as jsonb) -> ${key}, '[]')`
    : sql`json(coalesce(${object} -> ${key}, '[]'))`;

/**
 * Serialised by the database: four times cheaper than reading each cell and serialising here. Names of cells come from
 * code, never from user input.
 */
export const rowText = (cells: Readonly<Record<string, SQLiteColumn | SQL>>): SQL<string> => {
  const entries = Object.entries(cells);
  if (dialect === 'pg') {
    const named = entries.map(([name, cell]) => sql`${cell} as ${sql.identifier(name)}`);
    return sql`(select row_to_json(told)::text from (select ${sql.join(named, comma)}) as told)`;
  }
  const pairs = entries.map(([name, cell]) => sql`${sql.raw(`'${name}'`)}, ${sqliteCell(cell)}`);
  return sql`json_object(${sql.join(pairs, comma)})`;
};

/** In the order of the rows. Aggregating here would copy the text once more per response. */
export const listText = (text: SQL | SQL.Aliased<string>): SQL<string> => {
  const texts = dialect === 'pg' ? sql`string_agg(${text}, ',')` : sql`group_concat(${text})`;
  return sql`'[' || coalesce(${texts}, '') || ']'`;
};
