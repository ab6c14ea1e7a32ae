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

export type Codes = { jobId: string | null; total: number; made: number; refused: number; waiting: number };

/** Null if nothing was saved, or if the documents need no codes. */
export const codesOf = async (scope: Scope, query: Query, read: ImportRecord): Promise<Codes | null> => {
  if (read.kind !== 'billing' || read.succeeded === 0) return null;
  return { jobId: stateOf(read).goesOn?.jobId ?? null, ...(await countsOfImport(scope, query, read.id)) };
};

export type RowCode = { status: Billing['status']; code: string | null; message: string };

const codeOf = (locale: Locale, billing: Billing): RowCode => ({
  status: billing.status,
  code: billing.code,
  message: (billing.code ? null : officeSentence(locale, billing)) ?? say(locale, `billing.status.${billing.status}`),
});

/** Rows whose billing was deleted are left out. */
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
