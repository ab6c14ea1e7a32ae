import { aliasedTable, and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { annualStatus } from '#domain/spt-badan/status.ts';
import type { AnnualListRow } from '#domain/spt-badan/view-schema.ts';
import type { Query, Tx } from '../../database.ts';
import { lockedRows } from '../../dialect/locked-rows.ts';
import { place } from '../../dialect/place.ts';
import { listIn } from '../../dialect/row-text.ts';
import { sptBadans } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { conditionsOf } from '../list-conditions.ts';
import { removeAsRead, updateAsRead } from '../optimistic-update.ts';

type Stored = typeof sptBadans.$inferSelect;

const toRecord = ({ searchText: _, ...row }: Stored): AnnualReturn => row;

const toStored = (row: AnnualReturn): Stored => ({
  ...row,
  searchText: [String(row.taxYear), row.bpe].filter(Boolean).join(' ').toLowerCase(),
});

const later = aliasedTable(sptBadans, 'later');
const sameYear = and(eq(later.companyId, sptBadans.companyId), eq(later.taxYear, sptBadans.taxYear));
const hasLater = sql`exists (select 1 from ${sptBadans} as ${sql.identifier('later')} where ${sameYear}
  and ${later.revision} > ${sptBadans.revision} and ${later.status} <> 'CANCELED')`;
const amendable = inArray(sptBadans.status, [...annualStatus.moves.amend.from]);

/** Key of the moves of a filed return that a later version took the place of; of all others it is the status. */
export const SUPERSEDED = 'superseded';
const movesKey = sql`case when ${and(amendable, hasLater)} then ${SUPERSEDED} else ${sptBadans.status} end`;

export const annualList = documentList(annualReturn)<Stored, AnnualReturn, AnnualListRow>({
  table: sptBadans,
  conditions: conditionsOf(annualReturn.list.filters, getTableColumns(sptBadans), {}),
  toRecord,
  /** `moves` by status, `stale` by id, each an object as JSON text. */
  cells: { actions: listIn(place('moves'), movesKey.inlineParams()), stale: listIn(place('stale'), sptBadans.id) },
  walk: { by: 'taxYear', before: -1 },
});

const own = (scope: Scope, id: string) => and(eq(sptBadans.companyId, scope.companyId), eq(sptBadans.id, id));

export const annualById = async (scope: Scope, query: Query, id: string): Promise<AnnualReturn | undefined> => {
  const [row] = await query.select().from(sptBadans).where(own(scope, id));
  return row && toRecord(row);
};

const { sheets: _, amounts: __, searchText: ___, ...headColumns } = getTableColumns(sptBadans);

/** Without its sheets and amounts, which are large. */
export const annualHead = async (scope: Scope, query: Query, id: string) =>
  (await query.select(headColumns).from(sptBadans).where(own(scope, id)))[0];

/** Without their sheets and amounts; oldest first, of all years or of some. */
export const annualHeads = (scope: Scope, query: Query, years?: readonly number[]) =>
  query
    .select(headColumns)
    .from(sptBadans)
    .where(and(eq(sptBadans.companyId, scope.companyId), years && inArray(sptBadans.taxYear, [...years])))
    .orderBy(asc(sptBadans.taxYear), asc(sptBadans.revision), asc(sptBadans.createdAt));

/** Oldest first; of all years, or of some. */
export const annualReturns = async (scope: Scope, query: Query, years?: readonly number[]): Promise<AnnualReturn[]> => {
  const rows = await query
    .select()
    .from(sptBadans)
    .where(and(eq(sptBadans.companyId, scope.companyId), years && inArray(sptBadans.taxYear, [...years])))
    .orderBy(asc(sptBadans.taxYear), asc(sptBadans.revision), asc(sptBadans.createdAt));
  return rows.map(toRecord);
};

/** Until the transaction ends. */
export const lockAnnual = async (tx: Tx, scope: Scope, id: string): Promise<AnnualReturn | undefined> => {
  const [row] = await lockedRows(tx.db.select().from(sptBadans).where(own(scope, id)));
  return row && toRecord(row);
};

/** False when there is a return of this year and revision. */
export const insertAnnual = async (tx: Tx, _scope: Scope, row: AnnualReturn): Promise<boolean> => {
  const made = await tx.db
    .insert(sptBadans)
    .values(toStored(row))
    .onConflictDoNothing()
    .returning({ id: sptBadans.id });
  return made.length > 0;
};

export const updateAnnual = (tx: Tx, scope: Scope, read: AnnualReturn, next: AnnualReturn): Promise<boolean> =>
  updateAsRead(tx, scope, sptBadans, read, toStored(next));

export const removeAnnual = (tx: Tx, scope: Scope, read: AnnualReturn): Promise<boolean> =>
  removeAsRead(tx, scope, sptBadans, read);
