import type { Finding } from '#domain/faktur/record.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { type ImportRow, listImportRows, type RowFilter } from '../../../db/repositories/import-rows.ts';
import { type ImportListQuery, type ImportRecord, listImports } from '../../../db/repositories/imports.ts';
import { type FieldKey, fieldKeys, importFields } from '../../intake/fields.ts';
import { type KindKey, sumsOf } from '../../intake/kinds.ts';
import { fixesFor } from '../../intake/mend.ts';
import { bucketKey, type Tally } from '../../intake/tally.ts';
import type { Deps } from '../deps.ts';
import type { Desk } from './desk.ts';
import { importOf, permit } from './load-import.ts';
import type { Repaired } from './repair.ts';
import { type ImportState, stateOf } from './state.ts';

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

/** A kind of error in a few words, whatever its rows say in detail; the sentence itself where there is no shorter way. */
const bucketTitle = (locale: Locale, message: string): string | undefined => {
  const key = `impor.bucket.${message.split('.').at(-1)}`;
  const title = say(locale, key);
  return title === key ? undefined : title;
};

/** Errors first, then the more frequent: the order in which a person gets furthest soonest. */
const bucketsView = (locale: Locale, { buckets }: Tally) =>
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
      fixes: fixesFor(bucket.path as FieldKey, bucket.proposals),
      fixable: fixesFor(bucket.path as FieldKey, bucket.proposals).some((fix) => fix !== 'value'),
      ...(bucket.proposals > 0 && bucket.proposal !== undefined ? { proposal: bucket.proposal } : {}),
    }));

const sumsView = (kind: KindKey, { tally, control = {} }: ImportState) =>
  sumsOf[kind].map((key, at) => {
    const read = tally.sums[at] ?? 0;
    const said = control[key];
    return {
      key,
      read: rupiah(read),
      control: said ?? null,
      difference: said === undefined ? null : rupiah(read - sen(said)),
    };
  });

const totalsView = (kind: KindKey, state: ImportState) => ({
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

/** Columns with no column of their own in the file cannot be missing where another brings the same. */
const fieldsView = () =>
  fieldKeys.map((key) => ({
    key,
    required: importFields[key].required,
    level: importFields[key].level,
    kind: importFields[key].kind,
  }));

export const importView = (locale: Locale, read: ImportRecord) => {
  const state = stateOf(read);
  const { state: _, companyId: __, fileId: ___, ...row } = read;
  return {
    ...row,
    state: {
      source: read.source,
      sheets: state.sheets ?? [],
      sheet: state.layout?.sheet ?? null,
      headingRow: state.layout?.headingRow ?? null,
      columns: state.layout?.columns ?? [],
      guesses: state.layout?.guesses ?? {},
      mapping: state.mapping ?? null,
      remembered: state.remembered ?? false,
      fields: fieldsView(),
      buckets: bucketsView(locale, state.tally),
      totals: totalsView(read.kind as KindKey, state),
      undo: state.undo.length,
    },
  };
};

export const repairedView = (locale: Locale, { read, rows }: Repaired) => {
  const state = stateOf(read);
  return {
    rows: rows.map((row) => rowView(locale, row)),
    buckets: bucketsView(locale, state.tally),
    totals: totalsView(read.kind as KindKey, state),
    version: read.version,
    undo: state.undo.length,
  };
};

export const getImport = async (deps: Deps, desk: Desk, scope: Scope, id: string) => {
  permit(scope, desk.view);
  return importView(scope.locale, await importOf(desk, scope, deps.db.read, id));
};

type Asked = Omit<ImportListQuery, 'filter'> & {
  filter: Omit<ImportListQuery['filter'], 'kinds'> & { kind?: string };
};

export const getImports = (deps: Deps, desk: Desk, scope: Scope, query: Asked) => {
  permit(scope, desk.view);
  const { kind, ...filter } = query.filter;
  const kinds = desk.kinds.filter((one) => kind === undefined || one === kind);
  return listImports(scope, deps.db.read, { ...query, filter: { ...filter, kinds } });
};

export const getImportRows = async (
  deps: Deps,
  desk: Desk,
  scope: Scope,
  id: string,
  filter: RowFilter,
  page: { offset: number; limit: number },
) => {
  permit(scope, desk.view);
  await importOf(desk, scope, deps.db.read, id);
  const { rows, total } = await listImportRows(scope, deps.db.read, id, filter, page);
  return { rows: rows.map((row) => rowView(scope.locale, row)), total };
};

/** The uploaded file itself, for as long as it is kept. */
export const originalOf = async (
  deps: Deps,
  desk: Desk,
  scope: Scope,
  id: string,
): Promise<{ path: string; name: string }> => {
  permit(scope, desk.view);
  const read = await importOf(desk, scope, deps.db.read, id);
  return { path: deps.files.pathOf(read.fileId), name: read.fileName };
};
