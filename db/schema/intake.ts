import type { Finding } from '#domain/faktur/record.ts';
import { columns as c } from '../dialect/columns.ts';
import { record } from './groups.ts';

/** Steps of the wizard; the history shows the five codes of the specification. */
export type ImportStep = 'READING' | 'SHEET' | 'MAPPING' | 'CHECKING' | 'REPAIR' | 'COMMITTING' | 'FINISHED';
export type ImportStatus = 'IN_PROGRESS' | 'SUCCESS' | 'PARTIAL_SUCCESS' | 'FAILED' | 'INVALID';
export type RowStatus = 'READY' | 'ERROR' | 'WARNING' | 'SKIPPED' | 'SAVED';

export const imports = c.table(
  'imports',
  {
    ...record(),
    /** Kind of documents: "faktur-keluaran", "billing". */
    kind: c.words('kind').notNull(),
    fileId: c.id('file_id').notNull(),
    fileName: c.words('file_name').notNull(),
    /** "converter", "xml", "table": the recognised file format. */
    source: c.words('source'),
    step: c.code<ImportStep>('step').notNull(),
    status: c.code<ImportStatus>('status').notNull(),
    /** Sheets, heading row, columns and guesses; the mapping chosen; control totals; undo stack. */
    state: c.json<Record<string, unknown>>('state').notNull(),
    rows: c.count('rows').notNull(),
    documents: c.count('documents').notNull(),
    succeeded: c.count('succeeded').notNull(),
    failed: c.count('failed').notNull(),
    message: c.words('message'),
    jobId: c.id('job_id'),
    createdBy: c.id('created_by').notNull(),
    createdByName: c.words('created_by_name').notNull(),
    createdAt: c.moment('created_at').notNull(),
    finishedAt: c.moment('finished_at'),
    expiresAt: c.moment('expires_at').notNull(),
  },
  (t) => [c.index('imports_company').on(t.companyId, t.createdAt)],
);

/** As text by the product's field names, with findings. Rows of one document share `document`. */
export const importRows = c.table(
  'import_rows',
  {
    importId: c.id('import_id').notNull(),
    /** Row number shown in the file. */
    row: c.count('row').notNull(),
    companyId: c.id('company_id').notNull(),
    document: c.count('document').notNull(),
    cells: c.json<Record<string, string>>('cells').notNull(),
    findings: c.json<Finding[]>('findings').notNull(),
    status: c.code<RowStatus>('status').notNull(),
    documentId: c.id('document_id'),
    /**
     * Only in the first row of a document: its unique key, the key shared with possible duplicates, and the summed
     * amounts.
     */
    exactKey: c.words('exact_key'),
    likeKey: c.words('like_key'),
    firstSum: c.sen('first_sum'),
    secondSum: c.sen('second_sum'),
  },
  (t) => [
    c.primaryKey({ columns: [t.importId, t.row] }),
    c.index('import_rows_document').on(t.importId, t.document),
    c.index('import_rows_exact').on(t.importId, t.exactKey),
    c.index('import_rows_like').on(t.importId, t.likeKey),
  ],
);

export const importMappings = c.table(
  'import_mappings',
  {
    companyId: c.id('company_id').notNull(),
    kind: c.words('kind').notNull(),
    signature: c.words('signature').notNull(),
    name: c.words('name').notNull(),
    mapping: c.json<Record<string, string | string[]>>('mapping').notNull(),
    /** Keys of its questions that a person confirmed. */
    answers: c.json<string[]>('answers').notNull(),
    usedAt: c.moment('used_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.kind, t.signature] })],
);

export const importRepairs = c.table(
  'import_repairs',
  {
    id: c.id('id').notNull(),
    companyId: c.id('company_id').notNull(),
    kind: c.words('kind').notNull(),
    field: c.words('field').notNull(),
    key: c.words('key').notNull(),
    found: c.words('found').notNull(),
    chosen: c.words('chosen').notNull(),
    createdByName: c.words('created_by_name').notNull(),
    createdAt: c.moment('created_at').notNull(),
  },
  (t) => [c.primaryKey({ columns: [t.companyId, t.kind, t.field, t.key] })],
);
