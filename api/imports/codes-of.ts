import { officeSentence } from '#domain/billing/office-words.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { billingsById } from '../../db/repositories/billing/billing.ts';
import { countsOfImport } from '../../db/repositories/billing/list.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import type { ImportRow } from '../../db/repositories/imports/rows.ts';
import { stateOf } from './state.ts';

/** What became of the billings of an import: how many have a code, how many were refused, how many the office still owes. */
export type Codes = { jobId: string | null; total: number; made: number; refused: number; waiting: number };

/** Null where nothing was saved, or what is saved asks for no codes. */
export const codesOf = async (scope: Scope, query: Query, read: ImportRecord): Promise<Codes | null> => {
  if (read.kind !== 'billing' || read.succeeded === 0) return null;
  return { jobId: stateOf(read).goesOn?.jobId ?? null, ...(await countsOfImport(scope, query, read.id)) };
};

/** How a saved row stands at the office: its code, or what the office says instead. */
export type RowCode = { status: Billing['status']; code: string | null; message: string };

const codeOf = (locale: Locale, billing: Billing): RowCode => ({
  status: billing.status,
  code: billing.code,
  message: (billing.code ? null : officeSentence(locale, billing)) ?? say(locale, `billing.status.${billing.status}`),
});

/** The codes of some rows, by the billings they became; one that was removed since is not among them. */
export const codesOfRows = async (
  scope: Scope,
  query: Query,
  { kind }: Pick<ImportRecord, 'kind'>,
  rows: readonly ImportRow[],
): Promise<ReadonlyMap<string, RowCode>> => {
  const ids = kind === 'billing' ? rows.flatMap(({ documentId }) => documentId ?? []) : [];
  const billings = await billingsById(scope, query, ids);
  return new Map(billings.map((billing) => [billing.id, codeOf(scope.locale, billing)]));
};
