import { and, eq, inArray } from 'drizzle-orm';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import { type VatPlace, vatPlace } from '#domain/spt/ppn/place.ts';
import type { Query, Tx } from '../../database.ts';
import { faktur } from '../../tables.ts';
import { bumpRevision } from '../revisions.ts';
import { SPT_LISTS } from '../spt/list.ts';
import { setReturnsStale } from '../spt/spt.ts';
import { tellStaled } from '../spt/staled.ts';
import { returnedAmong } from './returned.ts';
import { toRecord } from './rows.ts';

export const byOrigin: readonly FakturType[] = ['RETURN_IN', 'RETURN_DOC_IN'];

export const originOf = async (
  { companyId }: Scope,
  query: Query,
  { type, originId }: Pick<FakturRow<string>, 'type' | 'originId'>,
): Promise<FakturRow<string> | null> => {
  if (originId === null || !byOrigin.includes(type)) return null;
  const [row] = await query
    .select()
    .from(faktur)
    .where(and(eq(faktur.companyId, companyId), eq(faktur.id, originId)));
  return row ? toRecord<string>(row) : null;
};

export const placeOf = async (scope: Scope, query: Query, row: FakturRow<string>): Promise<VatPlace | null> =>
  vatPlace(row, await originOf(scope, query, row));

const same = (one: VatPlace | null, other: VatPlace | null): boolean =>
  one?.period === other?.period && one?.list === other?.list;

export const placeColumns = (place: VatPlace | null, before: VatPlace | null, at: number) => ({
  vatPeriod: place?.period ?? null,
  vatList: place?.list ?? null,
  vatSign: place?.sign ?? null,
  ...(same(place, before) ? {} : { vatSince: place ? at : null }),
});

const origins: readonly FakturType[] = ['IN', 'DOC_IN'];

export const placeReturnsOf = async (tx: Tx, scope: Scope, origin: FakturRow<string>, at: number): Promise<void> => {
  if (!origins.includes(origin.type)) return;
  const rows = await tx.db
    .select()
    .from(faktur)
    .where(
      and(eq(faktur.companyId, scope.companyId), eq(faktur.originId, origin.id), inArray(faktur.type, [...byOrigin])),
    );
  for (const row of rows) {
    const place = vatPlace(toRecord<string>(row), origin);
    if (place?.list !== row.vatList)
      await tx.db
        .update(faktur)
        .set(placeColumns(place, null, at))
        .where(and(eq(faktur.companyId, scope.companyId), eq(faktur.id, row.id)));
  }
};

type Moved = { readonly before: VatPlace | null; readonly after: VatPlace | null; readonly differs?: boolean };

type Rewritten = { readonly read: FakturRow<string>; readonly next: FakturRow<string> };

export const returnsMoved = async (tx: Tx, scope: Scope, rewritten: readonly Rewritten[]): Promise<Moved[]> => {
  const bought = new Map(rewritten.filter(({ read }) => origins.includes(read.type)).map((one) => [one.read.id, one]));
  const returned = [...(await returnedAmong(scope, tx.db, [...bought.keys()]))];
  if (returned.length === 0) return [];
  const rows = await tx.db
    .select()
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        inArray(faktur.originId, returned),
        inArray(faktur.type, [...byOrigin]),
      ),
    );
  return rows.flatMap((row) => {
    const origin = bought.get(row.originId ?? '');
    if (!origin) return [];
    const one = toRecord<string>(row);
    return [{ before: vatPlace(one, origin.read), after: vatPlace(one, origin.next) }];
  });
};

/** In the same transaction, before the document is written, because posting also locks the returns first. */
export const stalenVatReturns = async (tx: Tx, scope: Scope, moved: readonly Moved[], now: number): Promise<void> => {
  const periods = moved.flatMap(({ before, after, differs }) =>
    same(before, after) && !differs ? [] : [before, after].flatMap((place) => place?.period ?? []),
  );
  const touched: string[] = [];
  for (const period of [...new Set(periods)].sort())
    touched.push(...(await setReturnsStale(tx, scope, { type: 'PPN', period }, now)));
  if (touched.length === 0) return;
  for (const list of SPT_LISTS) await bumpRevision(tx, scope, list);
  tellStaled(tx, scope, touched);
};
