import type { Finding } from '#domain/faktur/record.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { type ImportRow, listImportRows, type RowFilter } from '../../../db/repositories/import-rows.ts';
import { type ImportListQuery, type ImportRecord, listImports } from '../../../db/repositories/imports.ts';
import { type FieldKey, fieldKeys, importFields } from '../../intake/fields.ts';
import { fixesFor } from '../../intake/mend.ts';
import { bucketKey, type Tally } from '../../intake/tally.ts';
import type { Deps } from '../deps.ts';
import { loadImport, permit } from './load-import.ts';
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
  fakturId: row.fakturId,
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

const totalsView = ({ tally, control = {} }: ImportState) => ({
  rows: tally.rows,
  documents: tally.documents,
  ready: tally.ready + tally.warnings,
  errors: tally.errors,
  warnings: tally.warnings,
  skipped: tally.skipped,
  saved: tally.saved,
  duplicates: tally.duplicates,
  dpp: rupiah(tally.dpp),
  ppn: rupiah(tally.ppn),
  controlDpp: control.dpp ?? null,
  controlPpn: control.ppn ?? null,
  difference: control.dpp === undefined ? null : rupiah(tally.dpp - sen(control.dpp)),
  differencePpn: control.ppn === undefined ? null : rupiah(tally.ppn - sen(control.ppn)),
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
      totals: totalsView(state),
      undo: state.undo.length,
    },
  };
};

export const repairedView = (locale: Locale, { read, rows }: Repaired) => {
  const state = stateOf(read);
  return {
    rows: rows.map((row) => rowView(locale, row)),
    buckets: bucketsView(locale, state.tally),
    totals: totalsView(state),
    version: read.version,
    undo: state.undo.length,
  };
};

export const getImport = async (deps: Deps, scope: Scope, id: string) => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return importView(scope.locale, await loadImport(scope, deps.db.read, id));
};

export const getImports = (deps: Deps, scope: Scope, query: ImportListQuery) => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  return listImports(scope, deps.db.read, query);
};

export const getImportRows = async (
  deps: Deps,
  scope: Scope,
  id: string,
  filter: RowFilter,
  page: { offset: number; limit: number },
) => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  await loadImport(scope, deps.db.read, id);
  const { rows, total } = await listImportRows(scope, deps.db.read, id, filter, page);
  return { rows: rows.map((row) => rowView(scope.locale, row)), total };
};

/** The uploaded file itself, for as long as it is kept. */
export const originalOf = async (deps: Deps, scope: Scope, id: string): Promise<{ path: string; name: string }> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const read = await loadImport(scope, deps.db.read, id);
  return { path: deps.files.pathOf(read.fileId), name: read.fileName };
};
