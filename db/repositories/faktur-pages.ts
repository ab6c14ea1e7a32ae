import { asc, sql } from 'drizzle-orm';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../connection.ts';
import { prepared } from '../prepared.ts';
import { faktur } from '../tables.ts';
import { fakturRows, withLines } from './faktur.ts';
import { atomsOf, narrowed, shapeOf, valuesOf, whereOf } from './faktur-filter.ts';
import { toRecord } from './faktur-rows.ts';
import { lru } from './lru.ts';

type Stored = typeof faktur.$inferSelect;
type Run = (db: Query, values: Record<string, unknown>) => Promise<Stored[]>;
const keyset = lru<Run>(200);

/** Rows of a selection, page after page by key (date, then id), never by offset: the last page costs what the first does. */
export async function* fakturRowPages(
  scope: Scope,
  query: Query,
  selection: FakturSelection,
  today: string,
  size = 200,
): AsyncGenerator<FakturRow[]> {
  if ('ids' in selection) {
    const ids = [...new Set(selection.ids)];
    for (let at = 0; at < ids.length; at += size) yield fakturRows(scope, query, ids.slice(at, at + size));
    return;
  }
  const atoms = await narrowed(scope, query, selection.filter, atomsOf(selection.filter, today));
  const values = valuesOf(scope.companyId, atoms);
  const run = keyset.take(shapeOf(atoms), () =>
    prepared<Stored[]>((db) =>
      db
        .select()
        .from(faktur)
        .where(
          sql`${whereOf(atoms)} and (${faktur.date}, ${faktur.id}) > (${sql.placeholder('lastDate')}, ${sql.placeholder('lastId')})`,
        )
        .orderBy(asc(faktur.date), asc(faktur.id))
        .limit(sql.placeholder('size')),
    ),
  );
  for (let lastDate = '', lastId = ''; ; ) {
    const page = await run(query, { ...values, lastDate, lastId, size });
    const last = page.at(-1);
    if (!last) return;
    yield page.map(toRecord);
    if (page.length < size) return;
    lastDate = last.date;
    lastId = last.id;
  }
}

/** Whole invoices of a selection, one at a time, a page of them in memory. */
export async function* fakturStream(
  scope: Scope,
  query: Query,
  selection: FakturSelection,
  today: string,
): AsyncGenerator<Faktur> {
  for await (const rows of fakturRowPages(scope, query, selection, today)) yield* await withLines(scope, query, rows);
}
