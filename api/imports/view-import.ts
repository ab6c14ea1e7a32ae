import { rupiah, sen } from '#domain/definition/money.ts';
import type { Finding } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { type ImportListQuery, type ImportRecord, listImports } from '../../db/repositories/imports/imports.ts';
import { type ImportRow, listImportRows, type RowFilter } from '../../db/repositories/imports/rows.ts';
import { type Deps, permit } from '../services/deps.ts';
import { questionsAbout } from './answer-questions.ts';
import { codesOf, codesOfRows } from './codes-of.ts';
import type { ImportKind } from './files/kind.ts';
import { kindOf } from './files/kinds.ts';
import { fixesFor } from './files/repair.ts';
import { type Bucket, bucketKey, type Tally } from './files/tally.ts';
import type { ImportChannel } from './import-channel.ts';
import { importOf } from './load-import.ts';
import type { Repaired } from './repair.ts';
import { type ImportState, stateOf } from './state.ts';
import { asksKind } from './switch-kind.ts';
import { readingView } from './view-reading.ts';

const finding =
  (locale: Locale) =>
  ({ path, message, params, severity, proposal }: Finding) => ({
    key: message,
    path,
    message: say(locale, message, params),
    severity,
    ...(proposal === undefined ? {} : { proposal }),
    ...(typeof params?.id === 'string' ? { savedId: params.id } : {}),
  });

export const rowView = (locale: Locale, row: ImportRow) => ({
  row: row.row,
  document: row.document,
  cells: row.cells,
  findings: row.findings.map(finding(locale)),
  status: row.status,
  documentId: row.documentId,
});

const bucketTitle = (locale: Locale, message: string): string | undefined => {
  const key = `impor.bucket.${message.split('.').at(-1)}`;
  const title = say(locale, key);
  return title === key ? undefined : title;
};

const SHOWN = 3;

/** The most frequent values, and the number of others (null: many). */
const proposedOf = ({ proposed, various }: Bucket) => {
  const values = Object.entries(proposed).sort((a, b) => b[1] - a[1]);
  return {
    values: values.slice(0, SHOWN).map(([value, count]) => ({ value, count })),
    others: various ? null : Math.max(0, values.length - SHOWN),
  };
};

/** Errors first, then by frequency. */
const bucketsView = (kind: ImportKind, locale: Locale, { buckets }: Tally) =>
  Object.values(buckets)
    .sort((a, b) => a.severity.localeCompare(b.severity) || b.count - a.count)
    .map((bucket) => ({
      key: bucketKey(bucket),
      path: bucket.path,
      title: bucketTitle(locale, bucket.message),
      message: say(locale, bucket.message, bucket.params),
      severity: bucket.severity,
      count: bucket.count,
      proposals: bucket.proposals,
      fixes: fixesFor(kind, bucket),
      fixable: bucket.proposals > 0,
      proposed: proposedOf(bucket),
      ...(bucket.proposals > 0 && bucket.proposal !== undefined ? { proposal: bucket.proposal } : {}),
    }));

const sumsView = ({ sums }: ImportKind, { tally, control = {} }: ImportState) =>
  sums.flatMap((key, at) => {
    if (key === undefined) return [];
    const [read, ready, saved] = [tally.sums, tally.readySums, tally.savedSums].map((sums) => sums[at] ?? 0);
    const expected = control[key];
    const from = (sum = 0) => (expected === undefined ? null : rupiah(sum - sen(expected)));
    return [
      {
        key,
        read: rupiah(read ?? 0),
        ready: rupiah(ready ?? 0),
        saved: rupiah(saved ?? 0),
        control: expected ?? null,
        difference: from(read),
        short: from((ready ?? 0) + (saved ?? 0)),
      },
    ];
  });

const totalsView = (kind: ImportKind, state: ImportState) => ({
  rows: state.tally.rows,
  documents: state.tally.documents,
  ready: state.tally.ready + state.tally.warnings,
  errors: state.tally.errors,
  warnings: state.tally.warnings,
  skipped: state.tally.skipped,
  saved: state.tally.saved,
  duplicates: state.tally.duplicates,
  sums: sumsView(kind, state),
});

const fieldsView = ({ fields, needed }: ImportKind) =>
  Object.entries(fields).map(([key, { level, kind, converts = false, adds = false, partOf }]) => {
    const need = needed.find(({ field }) => field === key);
    const part = partOf === undefined ? {} : { partOf };
    return { key, required: need !== undefined, or: need?.or ?? [], level, kind, converts, adds, ...part };
  });

/** `asks`: the file names another kind of its channel and the user has not decided. */
const metadataView = (read: ImportRecord, { metadata }: ImportState) =>
  metadata
    ? {
        kind: metadata.kind,
        masa: metadata.masa,
        where: metadata.where,
        contradictory: metadata.contradictory,
        asks: asksKind(read),
      }
    : null;

const noticesOf = (locale: Locale, { assumed }: ImportKind, { style: { absent } }: ImportState) =>
  assumed
    .filter((field) => absent?.includes(field))
    .map((field) => ({ field, message: say(locale, `impor.notice.${field}`) }));

const questionsView = (locale: Locale, read: ImportRecord, state: ImportState) =>
  questionsAbout(read, state).map(({ key, message, params, answered }) => ({
    key,
    message: say(locale, message, {
      ...params,
      ...(params.field ? { field: say(locale, `impor.field.${read.kind}.${params.field}`) } : {}),
    }),
    answered: answered || read.succeeded > 0,
  }));

export const importView = (locale: Locale, read: ImportRecord) => {
  const state = stateOf(read);
  const kind = kindOf(read);
  const { state: _, companyId: __, fileId: ___, ...row } = read;
  return {
    ...row,
    state: {
      source: read.source,
      sheets: state.sheets ?? [],
      sheet: state.layout?.sheet ?? null,
      headingRow: state.layout?.headingRow ?? null,
      headingRows: state.layout?.headingRows ?? 1,
      metadata: metadataView(read, state),
      notices: noticesOf(locale, kind, state),
      reading: readingView(locale, kind, state),
      columns: state.layout?.columns ?? [],
      guesses: state.layout?.guesses ?? {},
      mapping: state.mapping ?? null,
      remembered: state.remembered ?? false,
      fields: fieldsView(kind),
      buckets: bucketsView(kind, locale, state.tally),
      totals: totalsView(kind, state),
      undo: state.undo.length,
      questions: questionsView(locale, read, state),
    },
  };
};

export const repairedView = (locale: Locale, { read, rows }: Repaired) => {
  const state = stateOf(read);
  const kind = kindOf(read);
  return {
    rows: rows.map((row) => rowView(locale, row)),
    buckets: bucketsView(kind, locale, state.tally),
    totals: totalsView(kind, state),
    version: read.version,
    undo: state.undo.length,
  };
};

export const getImport = async (deps: Deps, channel: ImportChannel, scope: Scope, id: string) => {
  permit(scope, channel.view);
  const read = await importOf(channel, scope, deps.db.read, id);
  return { ...importView(scope.locale, read), codes: await codesOf(scope, deps.db.read, read) };
};

type ImportQuery = Omit<ImportListQuery, 'filter'> & {
  filter: Omit<ImportListQuery['filter'], 'kinds'> & { kind?: string };
};

export const getImports = (deps: Deps, channel: ImportChannel, scope: Scope, query: ImportQuery) => {
  permit(scope, channel.view);
  const { kind, ...filter } = query.filter;
  const kinds = channel.kinds.filter((one) => kind === undefined || one === kind);
  return listImports(scope, deps.db.read, { ...query, filter: { ...filter, kinds } });
};

export const getImportRows = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  filter: RowFilter,
  page: { offset: number; limit: number },
) => {
  permit(scope, channel.view);
  const read = await importOf(channel, scope, deps.db.read, id);
  const { rows, total } = await listImportRows(scope, deps.db.read, id, filter, page);
  const codes = await codesOfRows(scope, deps.db.read, read, rows);
  const coded = rows.map((row) => ({ ...rowView(scope.locale, row), result: codes.get(row.documentId ?? '') ?? null }));
  return { rows: coded, total };
};

export const originalOf = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
): Promise<{ id: string; name: string }> => {
  permit(scope, channel.view);
  const read = await importOf(channel, scope, deps.db.read, id);
  return { id: read.fileId, name: read.fileName };
};
