import { hash } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Query } from '../database.ts';
import { ofCompanyById } from '../dialect/by-id.ts';
import { asSet, textsIn } from '../dialect/sets.ts';
import { orUnreadable, preparedRows } from '../prepared.ts';
import { canonicalText } from './canonical.ts';
import { type CoveredTable, keysOf } from './covered-columns.ts';
import {
  type CoveredTableName,
  coveredNames,
  coveredTableOf,
  coveredTables,
  draftsIn,
  heldIn,
} from './covered-tables.ts';

export const GONE = 'gone';

type Row = Readonly<Record<string, unknown>>;
const ROW = 'rowOf';
type Read = (db: Query, values: Record<string, unknown>) => Promise<Row[]>;

/** Rows of the company, or of the system, whose id or document id is among those given. */
const statement = (companyId: SQLiteColumn | null, id: SQLiteColumn) =>
  companyId === null
    ? inArray(id, textsIn(sql.placeholder('ids')))
    : ofCompanyById({ companyId, id }, sql.placeholder('companyId'), sql.placeholder('ids'));

/** For a draft only the fact that it is one is hashed. */
const draftFields = ['status', 'type'];

const readerOf = (held: CoveredTable) => {
  const { table, fields, parts } = held;
  const { id, companyId } = keysOf(held);
  const columns = { [ROW]: id, ...fields };
  const rows: Read = preparedRows<Row>(
    columns,
    (db) => db.select(columns).from(table).where(statement(companyId, id)),
    orUnreadable,
  );
  const ids: Read = preparedRows<Row>({ [ROW]: id }, (db) =>
    db
      .select({ [ROW]: id })
      .from(table)
      .where(statement(companyId, id)),
  );
  const states = Object.fromEntries(draftFields.flatMap((key) => (fields[key] ? [[key, fields[key]]] : [])));
  const markColumns = { [ROW]: id, ...states };
  const marks: Read = preparedRows<Row>(markColumns, (db) =>
    db.select(markColumns).from(table).where(statement(companyId, id)),
  );
  if (!parts) return { fields: Object.keys(fields), rows, marks, ids };
  const partColumns = { partOf: parts.of, ...parts.fields };
  const partRows: Read = preparedRows<Row>(partColumns, (db) =>
    db
      .select(partColumns)
      .from(parts.table)
      .where(statement(parts.companyId, parts.of))
      .orderBy(asc(parts.of), asc(parts.order)),
  );
  return { fields: Object.keys(fields), rows, marks, ids, partFields: Object.keys(parts.fields), partRows };
};

type Reader = ReturnType<typeof readerOf>;
const readers = new Map<CoveredTableName, Reader>(coveredNames.map((name) => [name, readerOf(coveredTables[name])]));

const digest = (text: string): string => hash('sha256', text, 'base64url');

const isDraftOf = (name: CoveredTableName) => {
  const drafts = draftsIn.get(name);
  return ({ status }: Row): boolean => typeof status === 'string' && drafts?.has(status) === true;
};

const draftDigests = async (
  companyId: string,
  db: Query,
  name: CoveredTableName,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await (readers.get(name) as Reader).marks(db, { companyId, ids: asSet(ids) });
  const known = new Map<string, string>();
  const once = (text: string): string => {
    const made = known.get(text) ?? digest(text);
    known.set(text, made);
    return made;
  };
  return new Map(
    rows.filter(isDraftOf(name)).map((row) => [row[ROW] as string, once(canonicalText(row, draftFields))]),
  );
};

/**
 * By id, SHA-256 in base64url, with lines or entries; missing documents have none. Read in the transaction that wrote
 * the documents.
 */
export const digestsOf = async (
  companyId: string,
  db: Query,
  name: CoveredTableName,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const { fields, rows, partFields = [], partRows } = readers.get(name) as Reader;
  const isDraft = isDraftOf(name);
  const found = await rows(db, { companyId, ids: asSet(ids) });
  const parts = new Map<unknown, string[]>();
  const whole = partRows ? found.filter((row) => !isDraft(row)).map((row) => row[ROW]) : [];
  if (partRows && whole.length > 0)
    for (const part of await partRows(db, { companyId, ids: asSet(whole) })) {
      const of = parts.get(part.partOf);
      if (of) of.push(canonicalText(part, partFields));
      else parts.set(part.partOf, [canonicalText(part, partFields)]);
    }
  return new Map(
    found.map((row) => {
      const text = isDraft(row)
        ? canonicalText(row, draftFields)
        : [canonicalText(row, fields), ...(parts.get(row[ROW]) ?? [])].join('\n');
      return [row[ROW] as string, digest(text)];
    }),
  );
};

/** For changes that declare draft results; a document that is no draft is read in full. */
const digestsOfDrafts = async (
  companyId: string,
  db: Query,
  name: CoveredTableName,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const digests = await draftDigests(companyId, db, name, ids);
  const others = ids.filter((id) => !digests.has(id));
  return others.length === 0 ? digests : new Map([...digests, ...(await digestsOf(companyId, db, name, others))]);
};

const leavesDraft = (table: CoveredTableName, toStatus: string | null | undefined): boolean =>
  typeof toStatus === 'string' && draftsIn.get(table)?.has(toStatus) === true;

type Changed = { readonly objectType: string; readonly objectId: string; readonly toStatus?: string | null };

export const statesOf = async (
  companyId: string,
  db: Query,
  changes: readonly Changed[],
): Promise<(change: Changed) => string | null> => {
  const byTable = new Map<CoveredTableName, { ids: Set<string>; asDrafts: boolean }>();
  for (const { objectType, objectId, toStatus } of changes) {
    const table = coveredTableOf(objectType);
    if (!table) continue;
    const of = byTable.get(table) ?? { ids: new Set(), asDrafts: true };
    of.ids.add(objectId);
    of.asDrafts &&= leavesDraft(table, toStatus);
    byTable.set(table, of);
  }
  const known = new Map<CoveredTableName, ReadonlyMap<string, string>>();
  for (const [table, { ids, asDrafts }] of byTable)
    known.set(table, await (asDrafts ? digestsOfDrafts : digestsOf)(companyId, db, table, [...ids]));
  return ({ objectType, objectId }) => {
    const table = coveredTableOf(objectType);
    return table ? (known.get(table)?.get(objectId) ?? GONE) : null;
  };
};

export const coveredIds = async (companyId: string, db: Query, name: CoveredTableName): Promise<string[]> => {
  if (!heldIn(companyId).includes(name)) return [];
  const held: CoveredTable = coveredTables[name];
  const { id, companyId: company } = keysOf(held);
  const rows = await db
    .select({ id })
    .from(held.table)
    .where(company === null ? undefined : eq(company, companyId));
  return rows.map((row) => row.id as string);
};

export const validAmong = async (
  companyId: string,
  db: Query,
  name: CoveredTableName,
  ids: readonly string[],
): Promise<ReadonlySet<unknown>> => {
  const found = await (readers.get(name) as Reader).ids(db, { companyId, ids: asSet(ids) });
  return new Set(found.map((row) => row[ROW]));
};
