import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import { periodText } from '#domain/efiling/label.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { filings } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { conditionsOf } from '../list-conditions.ts';
import { store } from '../store.ts';

type Stored = typeof filings.$inferSelect;
type Readable = Omit<Stored, 'searchText'> & { searchText?: string };

const toFiling = ({ searchText: _, ...row }: Readable): Filing => row;
const toStored = (filing: Filing): Stored => ({
  ...filing,
  attachments: [...filing.attachments],
  searchText: [filing.fileName, periodText(filing), filing.bpe].filter(Boolean).join(' ').toLowerCase(),
});

const rows = store(filings, toFiling);
export const { byId: filingById, lock: lockFiling, remove: removeFiling } = rows;

/** False when there is one of its kind, period and revision. */
export const insertFiling = async (tx: Tx, _scope: Scope, filing: Filing): Promise<boolean> => {
  const added = await tx.db
    .insert(filings)
    .values(toStored(filing))
    .onConflictDoNothing()
    .returning({ id: filings.id });
  return added.length > 0;
};

export const updateFiling = (tx: Tx, scope: Scope, read: Filing, next: Filing): Promise<boolean> =>
  rows.update(tx, scope, read, toStored(next));

export const allFilings = async ({ companyId }: Scope, query: Query): Promise<Filing[]> =>
  (await query.select().from(filings).where(eq(filings.companyId, companyId))).map(toFiling);

export const filingsWithHash = async ({ companyId }: Scope, query: Query, hash: string): Promise<Filing[]> =>
  (
    await query
      .select()
      .from(filings)
      .where(and(eq(filings.companyId, companyId), eq(filings.hash, hash), ne(filings.status, 'REJECTED')))
  ).map(toFiling);

export const filingList = documentList(filingFile)<Readable, Filing, Filing>({
  table: filings,
  conditions: conditionsOf(filingFile.list.filters, getTableColumns(filings), {}),
  toRecord: toFiling,
  walk: { by: 'createdAt', before: 0 },
});
