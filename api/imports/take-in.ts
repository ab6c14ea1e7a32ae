import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { WrittenRow } from '../../db/repositories/imports/rows.ts';
import { type CheckedFile, checkFile, type SavedLookup } from './files/check-file.ts';
import type { CheckedRow } from './files/checked-row.ts';
import type { Lefts } from './files/duplicates.ts';
import { type FileMetadata, layoutOfOther, metadataOf, noWords } from './files/file-metadata.ts';
import type { CheckContext, ImportKind, Mapping, OwnFormat } from './files/kind.ts';
import { type KindKey, kindOf } from './files/kinds.ts';
import { type OpenFile, openFile } from './files/open-file.ts';
import type { Style } from './files/raw.ts';
import { nothingSeen, type Reading, type Seen } from './files/reading.ts';
import { layoutOf, readDocuments, recognise, type SheetFacts, type TableLayout } from './files/recognise.ts';
import { Refusal, refuseOtherTin } from './files/refusal.ts';
import { otherCompany } from './files/stated-company.ts';
import { headRows } from './files/table/head-rows.ts';
import { ownerIn } from './files/table/owner.ts';
import type { TablePlan } from './files/table/read.ts';
import { savedMatches } from './saved-matches.ts';

export type Decided = { sheet: string; headingRow?: number; headingRows?: 1 | 2; mapping?: Mapping } | null;

export type TakenIn =
  | { kind: 'refused'; key: string; params: Record<string, string | number>; repairs?: 'xml' }
  | { kind: 'layout'; sheets?: readonly SheetFacts[]; layout: TableLayout; metadata: FileMetadata }
  | {
      kind: 'checked';
      source: string;
      checked: CheckedFile;
      metadata: FileMetadata;
      seen: Seen;
      table?: OwnFormat['table'];
    };

export type CheckedPart = { rows: readonly WrittenRow[]; done: number; total: number };

export type FileWork = {
  bytes: Buffer;
  name: string;
  kind: KindKey;
  importId: string;
  decided: Decided;
  scope: Scope;
  context: Omit<CheckContext, 'style'>;
  metadata?: FileMetadata;
  reading?: Reading;
};

const planOf = (decided: Decided): TablePlan | null =>
  decided?.mapping && decided.headingRow
    ? {
        sheet: decided.sheet,
        headingRow: decided.headingRow,
        headingRows: decided.headingRows ?? 1,
        mapping: decided.mapping,
      }
    : null;

/** Serialised in the worker, so that the main thread is not blocked. */
const written = (row: CheckedRow): WrittenRow => ({
  row: row.row,
  document: row.document,
  cells: JSON.stringify(row.cells),
  findings: JSON.stringify(row.findings),
  status: row.status,
  exactKey: row.exactKey,
  likeKey: row.likeKey,
  firstSum: row.firstSum,
  secondSum: row.secondSum,
});

const stem = (name: string): string => name.replace(/\.[^.]*$/, '');

const metadataOfLayout = async (
  kind: ImportKind & { readonly key: KindKey },
  file: OpenFile,
  { name, own }: { readonly name: string; readonly own: string },
  { sheet, title, columns }: TableLayout,
): Promise<FileMetadata> => {
  const headings = columns.map((column) => column.name).join(' ');
  const metadata = metadataOf(kind, { file: stem(name), sheet, title, headings });
  const other = otherCompany(title, own);
  return {
    ...metadata,
    kind: (await layoutOfOther(kind, file)) ?? metadata.kind,
    ...(other === null ? {} : { company: other }),
  };
};

const refuseOtherOwner = async (
  { owner }: ImportKind,
  file: OpenFile,
  { sheet, headingRow }: TableLayout,
  npwp: string,
): Promise<void> => {
  if (owner === undefined || file.type !== 'book') return;
  const rows = await headRows(file.book, sheet);
  const named = ownerIn(
    rows.filter(({ row }) => row < headingRow),
    owner,
  );
  if (named) refuseOtherTin(named, npwp);
};

/** After a user's decision a file is read as a table, even in the office's layout. */
const asTables = async ({ tables }: ImportKind, file: OpenFile): Promise<OpenFile> =>
  file.type === 'book' && tables ? { ...file, book: await tables(file.book) } : file;

const masaOf = ({ masa, contradictory }: FileMetadata): Pick<Style, 'masa'> =>
  masa !== null || contradictory ? { masa } : {};

/**
 * For a worker thread. A refused file is a result, not an exception. Checked rows are emitted only after the file is
 * accepted.
 */
export const takeIn = async (
  { bytes, name, kind: key, importId, decided, scope, context, metadata: before, reading = {} }: FileWork,
  query: Query,
  part: (part: CheckedPart) => void,
): Promise<TakenIn> => {
  const kind = kindOf({ kind: key });
  try {
    const opened = await openFile(bytes, name, reading);
    const file = decided ? await asTables(kind, opened) : opened;
    const plan = planOf(decided);
    if (decided && !plan && file.type === 'book') {
      const layout = await layoutOf(kind, file.book, decided.sheet, decided.headingRow);
      return {
        kind: 'layout',
        layout,
        metadata: await metadataOfLayout(kind, file, { name, own: context.company.name }, layout),
      };
    }
    const found = plan ? ({ source: 'table', ...plan } as const) : await recognise(kind, file);
    if ('layout' in found) {
      const { sheets, layout } = found;
      await refuseOtherOwner(kind, file, layout, context.company.npwp);
      const metadata = await metadataOfLayout(kind, file, { name, own: context.company.name }, layout);
      return { kind: 'layout', sheets, layout, metadata };
    }
    // A recognised layout decides the kind, whatever the file name says.
    const fileMetadata = before ?? { ...metadataOf(kind, { ...noWords, file: stem(name) }), kind: key };
    const seen = nothingSeen();
    const documents = await readDocuments(kind, file, found, context.company.npwp, { reading, seen });
    const lefts: Lefts = new Map();
    const lookup: SavedLookup = (keyed) => savedMatches[key](scope, query, keyed, importId, lefts);
    const absent = plan ? Object.keys(kind.fields).filter((field) => plan.mapping[field] === undefined) : undefined;
    const checked = await checkFile(
      kind,
      documents,
      { ...context, ...(absent ? { absent } : {}), ...masaOf(fileMetadata) },
      lookup,
      (rows, done, total) => part({ rows: rows.map(written), done, total }),
    );
    const table = 'table' in found && found.table ? { table: found.table } : {};
    return { kind: 'checked', source: found.source, checked, metadata: fileMetadata, seen, ...table };
  } catch (error) {
    if (error instanceof Refusal) {
      const { key: why, params, repairs } = error;
      return { kind: 'refused', key: why, params, ...(repairs ? { repairs } : {}) };
    }
    throw error;
  }
};
