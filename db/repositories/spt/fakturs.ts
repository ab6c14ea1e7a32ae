import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { fakturTypes } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import { countedStates, goneStates, type VatPlace } from '#domain/spt/ppn/place.ts';
import { summedFaktur } from '#domain/spt/ppn/summed.ts';
import { isCounted, placeInForce } from '#domain/spt/ppn/supposed.ts';
import type { Query } from '../../database.ts';
import { ofCompanyById } from '../../dialect/by-id.ts';
import { faktur } from '../../tables.ts';
import { toRecord } from '../faktur/rows.ts';
import { byOrigin, originOf } from '../faktur/vat-place.ts';
import type { Drawable, SourceTable } from './source-table.ts';

const { id, number, date, code, status, type, reference, counterpartyName, counterpartyNpwp, originNumber } = faktur;
const both = { id, type, number, date, code, status, counterpartyName, counterpartyNpwp, originNumber };

/** Whole rupiah, rounded half up for each document (PER-11/PJ/2025 art. 129); returned goods are negative. */
export const inReturn = (column: SQLiteColumn) => sql`(${faktur.vatSign} * ((${column} + 50) / 100) * 100)`;
const amounts = {
  PPN: inReturn(faktur.ppn),
  HARGA: inReturn(faktur.dpp),
  LAIN: inReturn(faktur.otherDpp),
  PPNBM: inReturn(faktur.ppnbm),
};

export type ReturnFaktur = { readonly row: FakturRow<string>; readonly holder: string | null };

const returnFakturs = async (query: Query, where: SQL | undefined): Promise<ReturnFaktur[]> => {
  const rows = await query.select().from(faktur).where(where);
  return rows.map((row) => ({ row: toRecord<string>(row), holder: row.returnId }));
};

/** Of Coretax; those of other companies are left out. */
export const fakturAndReturns = async (
  scope: Scope,
  query: Query,
  ids: readonly string[],
): Promise<{ documents: ReturnFaktur[]; returns: ReturnFaktur[] }> => {
  if (ids.length === 0) return { documents: [], returns: [] };
  const [documents, returns] = await Promise.all([
    returnFakturs(query, and(ofCompanyById(faktur, scope.companyId, ids), inArray(faktur.type, [...fakturTypes]))),
    returnFakturs(
      query,
      and(
        eq(faktur.companyId, scope.companyId),
        inArray(faktur.originId, [...ids]),
        inArray(faktur.type, [...byOrigin]),
      ),
    ),
  ]);
  return { documents, returns };
};

/** At its actual or hypothetical place. */
const drawable = (row: FakturRow<string>, place: VatPlace, holder: string | null): Drawable => ({
  ...summedFaktur(row, place),
  id: row.id,
  period: place.period,
  holder,
  replaces: row.replaces,
  inForce: isCounted(row),
  gone: goneStates.includes(row.status),
});

/** Those that cannot belong to it are left out. */
const supposed = async (scope: Scope, query: Query, ids: readonly string[], period: string): Promise<Drawable[]> => {
  if (ids.length === 0) return [];
  const found = await returnFakturs(query, ofCompanyById(faktur, scope.companyId, ids));
  const placed = await Promise.all(
    found.map(async ({ row, holder }) => {
      const place = placeInForce(row, period, await originOf(scope, query, row));
      return place ? [drawable(row, place, holder)] : [];
    }),
  );
  return placed.flat();
};

export const fakturs: SourceTable = {
  list: fakturKeluaran.resource,
  live: 'faktur',
  table: faktur,
  id,
  number,
  date,
  status,
  row: code,
  kind: faktur.vatList,
  company: faktur.companyId,
  period: faktur.vatPeriod,
  holder: faktur.returnId,
  since: faktur.vatSince,
  replaces: faktur.replaces,
  inForce: [...new Set(Object.values(countedStates).flat())],
  gone: goneStates,
  groups: {},
  amounts,
  shown: { ...both, reference, ...amounts },
  printed: { ...both, reference, ...amounts },
  money: ['PPN', 'HARGA', 'LAIN', 'PPNBM'],
  summed: ['HARGA', 'LAIN', 'PPN', 'PPNBM'],
  supposed,
};
