import { hash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Query } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { asSet } from '../dialect/sets.ts';
import { orUnreadable, preparedRows } from '../prepared.ts';
import { canonical } from './canonical.ts';
import { draftsIn, type Held, type HeldTable, heldNames, heldTableOf, heldTables } from './held-tables.ts';

/** What the history says of an object that is not there any more. */
export const GONE = 'gone';

type Row = Readonly<Record<string, unknown>>;
type Read = (db: Query, values: Record<string, unknown>) => Promise<Row[]>;

/** A row by the order its fields are hashed in. */
const told = (row: Row, fields: readonly string[]): string => {
  const cells: Record<string, unknown> = {};
  for (const key of fields) if (row[key] !== null) cells[key] = canonical(row[key]);
  return JSON.stringify(cells);
};

/** Rows of the company whose id, or whose document, is among those asked for. */
const asked = (companyId: SQLiteColumn, id: SQLiteColumn) =>
  ofCompanyById({ companyId, id }, sql.placeholder('companyId'), sql.placeholder('ids'));

/** Statements over the documents of one table by their ids, built once. */
const readerOf = ({ table, fields, parts }: Held) => {
  const columns = { id: table.id, ...fields };
  const rows: Read = preparedRows<Row>(
    columns,
    (db) => db.select(columns).from(table).where(asked(table.companyId, table.id)),
    orUnreadable,
  );
  const ids: Read = preparedRows<Row>({ id: table.id }, (db) =>
    db.select({ id: table.id }).from(table).where(asked(table.companyId, table.id)),
  );
  if (!parts) return { fields: Object.keys(fields), rows, ids };
  const partColumns = { partOf: parts.of, ...parts.fields };
  const partRows: Read = preparedRows<Row>(partColumns, (db) =>
    db
      .select(partColumns)
      .from(parts.table)
      .where(asked(parts.companyId, parts.of))
      .orderBy(asc(parts.of), asc(parts.order)),
  );
  return { fields: Object.keys(fields), rows, ids, partFields: Object.keys(parts.fields), partRows };
};

type Reader = ReturnType<typeof readerOf>;
const readers = new Map<HeldTable, Reader>(heldNames.map((name) => [name, readerOf(heldTables[name])]));
/** Of a draft nothing but that it is one. */
const draftFields = ['status', 'type'];

/**
 * Digests of the documents of one table by their ids, SHA-256 in base64url, each with its lines or entries; what is not there has none. Read in the
 * transaction that wrote them, they are what a row of the history says it left.
 */
export const digestsOf = async (
  companyId: string,
  db: Query,
  name: HeldTable,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { fields, rows, partFields = [], partRows } = readers.get(name) as Reader;
  const drafts = draftsIn.get(name) as ReadonlySet<string>;
  const found = await rows(db, { companyId, ids: asSet(ids) });
  const isDraft = ({ status }: Row): boolean => typeof status === 'string' && drafts.has(status);
  const parts = new Map<unknown, string[]>();
  const whole = partRows ? found.filter((row) => !isDraft(row)).map(({ id }) => id) : [];
  if (partRows && whole.length > 0)
    for (const part of await partRows(db, { companyId, ids: asSet(whole) })) {
      const of = parts.get(part.partOf);
      if (of) of.push(told(part, partFields));
      else parts.set(part.partOf, [told(part, partFields)]);
    }
  return new Map(
    found.map((row) => {
      const text = isDraft(row) ? told(row, draftFields) : [told(row, fields), ...(parts.get(row.id) ?? [])].join('\n');
      return [row.id as string, hash('sha256', text, 'base64url')];
    }),
  );
};

/** What the rows of a change leave: of each document its digest, `gone` where there is none any more. Nothing of what is no document. */
export const statesOf = async (
  companyId: string,
  db: Query,
  changes: readonly { readonly objectType: string; readonly objectId: string }[],
): Promise<ReadonlyMap<string, string>> => {
  const asked = new Map<HeldTable, Set<string>>();
  for (const { objectType, objectId } of changes) {
    const table = heldTableOf(objectType);
    if (table) asked.set(table, (asked.get(table) ?? new Set()).add(objectId));
  }
  const states = new Map<string, string>();
  for (const [table, ids] of asked) {
    const digests = await digestsOf(companyId, db, table, [...ids]);
    for (const id of ids) states.set(id, digests.get(id) ?? GONE);
  }
  return states;
};

/** The ids of all documents of one table. */
export const heldIds = async (companyId: string, db: Query, name: HeldTable): Promise<string[]> => {
  const { table } = heldTables[name];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.companyId, companyId));
  return rows.map(({ id }) => id);
};

/** Which of these documents of one table there are. */
export const standingAmong = async (
  companyId: string,
  db: Query,
  name: HeldTable,
  ids: readonly string[],
): Promise<ReadonlySet<unknown>> => {
  const found = await (readers.get(name) as Reader).ids(db, { companyId, ids: asSet(ids) });
  return new Set(found.map(({ id }) => id));
};
