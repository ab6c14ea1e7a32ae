import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../database.ts';
import { withLines } from './faktur.ts';
import { fakturRowPages } from './list.ts';

/** Whole invoices of a selection, page by page. */
export async function* fakturPages(
  scope: Scope,
  query: Query,
  selection: FakturSelection,
  today: string,
): AsyncGenerator<Faktur[]> {
  for await (const rows of fakturRowPages(scope, query, selection, today)) yield withLines(scope, query, rows);
}
