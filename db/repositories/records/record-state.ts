import { hash } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { asSet, textsIn } from '../../dialect/sets.ts';
import { orUnreadable, preparedRows } from '../../prepared.ts';
import { canonicalText } from '../canonical.ts';
import { SYSTEM_COMPANY } from '../system-company.ts';
import { type ChainedTable, type ChainName, chainedTables, chainNames } from './chained-tables.ts';

type Row = Readonly<Record<string, unknown>>;

export type RecordState = {
  readonly id: string;
  readonly companyId: string;
  /** SHA-256 in base64url. */
  readonly digest: string;
  /** From then on the record may be missing. */
  readonly until: number | null;
  /** A counter without a link, and its seal. */
  readonly counted?: { readonly times: number; readonly seal: string };
};

const KEY = 'keyOfRecord';
const COMPANY = 'companyOfRecord';
const TIMES = 'timesOfRecord';
const SEAL = 'sealOfRecord';

const readerOf = ({ table, id, companyId, fields, counted, only }: ChainedTable) => {
  const columns = {
    [KEY]: id,
    ...(companyId ? { [COMPANY]: companyId } : {}),
    ...(counted ? { [TIMES]: counted.times, [SEAL]: counted.seal } : {}),
    ...fields,
  };
  return preparedRows<Row>(
    columns,
    (db) =>
      db
        .select(columns)
        .from(table)
        .where(and(inArray(id, textsIn(sql.placeholder('ids'))), only)),
    orUnreadable,
  );
};

const readers = new Map(chainNames.map((name) => [name, readerOf(chainedTables[name])]));

/** In any company; missing ones are left out. */
export const unsafeStatesIn = unscoped(
  async (read: Query, name: ChainName, ids: readonly string[]): Promise<RecordState[]> => {
    const { fields, retentionMs, counted }: ChainedTable = chainedTables[name];
    const keys = Object.keys(fields);
    const rows = await readers.get(name)?.(read, { ids: asSet(ids) });
    return (rows ?? []).map((row) => ({
      id: row[KEY] as string,
      companyId: (row[COMPANY] as string | null | undefined) ?? SYSTEM_COMPANY,
      digest: hash('sha256', canonicalText(row, keys), 'base64url'),
      until: retentionMs === undefined ? null : Number(row.at) + retentionMs,
      ...(counted ? { counted: { times: Number(row[TIMES]), seal: String(row[SEAL]) } } : {}),
    }));
  },
);

export const recordIds = async (companyId: string, read: Query, name: ChainName): Promise<string[]> => {
  const { table, id, companyId: column, only }: ChainedTable = chainedTables[name];
  const own =
    column === null
      ? undefined
      : companyId === SYSTEM_COMPANY
        ? or(eq(column, SYSTEM_COMPANY), isNull(column))
        : eq(column, companyId);
  if (column === null && companyId !== SYSTEM_COMPANY) return [];
  const rows = await read.select({ id }).from(table).where(and(own, only));
  return rows.map((row) => row.id as string);
};
