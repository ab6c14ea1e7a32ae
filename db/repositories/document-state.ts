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

/** Of a draft nothing but that it is one. */
const draftFields = ['status', 'type'];

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
  const states = Object.fromEntries(draftFields.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])));
  const markColumns = { id: table.id, ...states };
  const marks: Read = preparedRows<Row>(markColumns, (db) =>
    db.select(markColumns).from(table).where(asked(table.companyId, table.id)),
  );
  if (!parts) return { fields: Object.keys(fields), rows, marks, ids };
  const partColumns = { partOf: parts.of, ...parts.fields };
  const partRows: Read = preparedRows<Row>(partColumns, (db) =>
    db
      .select(partColumns)
      .from(parts.table)
      .where(asked(parts.companyId, parts.of))
      .orderBy(asc(parts.of), asc(parts.order)),
  );
  return { fields: Object.keys(fields), rows, marks, ids, partFields: Object.keys(parts.fields), partRows };
};

type Reader = ReturnType<typeof readerOf>;
const readers = new Map<HeldTable, Reader>(heldNames.map((name) => [name, readerOf(heldTables[name])]));

const digest = (text: string): string => hash('sha256', text, 'base64url');

const isDraftOf = (name: HeldTable) => {
  const drafts = draftsIn.get(name);
  return ({ status }: Row): boolean => typeof status === 'string' && drafts?.has(status) === true;
};

/** Digests of those that are drafts, of which nothing but that is read. */
const draftDigests = async (
  companyId: string,
  db: Query,
  name: HeldTable,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await (readers.get(name) as Reader).marks(db, { companyId, ids: asSet(ids) });
  const known = new Map<string, string>();
  const once = (text: string): string => {
    const made = known.get(text) ?? digest(text);
    known.set(text, made);
    return made;
  };
  return new Map(rows.filter(isDraftOf(name)).map((row) => [row.id as string, once(told(row, draftFields))]));
};

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
  const isDraft = isDraftOf(name);
  const found = await rows(db, { companyId, ids: asSet(ids) });
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
      return [row.id as string, digest(text)];
    }),
  );
};

/** The same where the changes say that they leave drafts; what turns out to be none is read whole. */
const digestsOfDrafts = async (
  companyId: string,
  db: Query,
  name: HeldTable,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const digests = await draftDigests(companyId, db, name, ids);
  const others = ids.filter((id) => !digests.has(id));
  return others.length === 0 ? digests : new Map([...digests, ...(await digestsOf(companyId, db, name, others))]);
};

/** Whether a change says that it leaves a draft. */
const leavesDraft = (table: HeldTable, toStatus: string | null | undefined): boolean =>
  typeof toStatus === 'string' && draftsIn.get(table)?.has(toStatus) === true;

/** What the rows of a change leave: of each document its digest, `gone` where there is none any more. Nothing of what is no document. */
export const statesOf = async (
  companyId: string,
  db: Query,
  changes: readonly { readonly objectType: string; readonly objectId: string; readonly toStatus?: string | null }[],
): Promise<ReadonlyMap<string, string>> => {
  const asked = new Map<HeldTable, { ids: Set<string>; asDrafts: boolean }>();
  for (const { objectType, objectId, toStatus } of changes) {
    const table = heldTableOf(objectType);
    if (!table) continue;
    const of = asked.get(table) ?? { ids: new Set(), asDrafts: true };
    of.ids.add(objectId);
    of.asDrafts &&= leavesDraft(table, toStatus);
    asked.set(table, of);
  }
  const states = new Map<string, string>();
  for (const [table, { ids, asDrafts }] of asked) {
    const digests = await (asDrafts ? digestsOfDrafts : digestsOf)(companyId, db, table, [...ids]);
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
