import { type Locale, say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { SelectionOf } from '../../db/repositories/list-of.ts';
import type { PaperToDraw } from '../documents/paper.ts';
import { drawPaper } from '../flows/drawing.ts';
import type { FileStore } from '../gateways/storage/port.ts';
import { uniqueNames } from '../output/file-name.ts';
import { type Column, type TableFormat, writeTable } from '../output/table-file.ts';
import { totalRows } from '../output/total-rows.ts';
import { writeZip, type ZipEntry } from '../output/zip.ts';

export type NamedInFile = { id: string; label: string; message: string };

/** The result of a job is read with the list of jobs. */
const MOST = 1_000;

export type SomeNamed = { first: NamedInFile[]; count: number };

export const nobodyNamed = (): SomeNamed => ({ first: [], count: 0 });

export const nameOne = (named: SomeNamed, one: () => NamedInFile): void => {
  named.count++;
  if (named.first.length < MOST) named.first.push(one());
};

export type Chosen<F> = { readonly selection: SelectionOf<F>; readonly total: number };

export type FileWork<P> = {
  readonly scope: Scope;
  readonly query: Query;
  readonly files: Pick<FileStore, 'read'>;
  readonly today: string;
  readonly path: string;
  readonly params: P;
  each<R>(pages: AsyncIterable<readonly R[]>): AsyncGenerator<R>;
};

/** The name is without the date. */
export type Written = {
  readonly name: string;
  readonly extension: 'zip' | 'xml' | 'xlsx' | 'csv';
  readonly count: number;
  readonly leftOut?: SomeNamed;
  readonly differing?: SomeNamed;
  /** Permissions that its contents require, in addition to those of the job. */
  readonly needs?: readonly Permission[];
};

export type FileWriter<P> = (work: FileWork<P>) => Promise<Written>;

export type FileParams = Pick<FileWork<{ total: number }>, 'scope' | 'today' | 'path' | 'params'> & {
  readonly kind: string;
  readonly dataDir: string;
};

type Sheet<R> = {
  readonly file: string;
  readonly sheet: string;
  readonly columns: readonly Column<R>[];
  readonly headingOf: (key: string) => string;
  /** `take` collects data of each record for the rows below the table; those rows are texts by column key. */
  readonly below?: {
    readonly take: (record: R) => void;
    readonly rows: () => readonly Readonly<Record<string, string>>[];
  };
};

export const writeSheet = async <R>(
  { scope, path, params: { format }, each }: FileWork<{ format: TableFormat }>,
  pages: AsyncIterable<readonly R[]>,
  { file, sheet, columns, headingOf, below }: Sheet<R>,
): Promise<Written> => {
  let count = 0;
  const counted = async function* (): AsyncGenerator<R> {
    for await (const record of each(pages)) {
      count++;
      below?.take(record);
      yield record;
    }
  };
  await writeTable(path, format, counted(), {
    name: sheet,
    columns,
    headingOf,
    locale: scope.locale,
    ...(below ? { foot: below.rows } : {}),
  });
  return { name: file, extension: format, count };
};

type Listed<R, F> = {
  walk(scope: Scope, query: Query, selection: SelectionOf<F>, today: string): AsyncGenerator<R[]>;
};

type Exported = {
  readonly resource: string;
  readonly words: { readonly states: string };
  readonly list: { readonly totals: readonly string[]; readonly notSummed: readonly string[] };
};

const totalsOf = <R extends { readonly status: string }>(
  { words, list: { totals, notSummed } }: Omit<Exported, 'resource'>,
  columns: readonly Column<R>[],
  locale: Locale,
) => {
  const keys = totals.filter((key) => columns.some((column) => column.key === key));
  const states = notSummed.map((state) => say(locale, `${words.states}.${state}`)).join(', ');
  return totalRows<R>({
    keys: keys as readonly (keyof R & string)[],
    isCounted: ({ status }) => !notSummed.includes(status),
    at: columns[0]?.key ?? '',
    total: (count) => say(locale, 'list.export.total', { count }),
    uncounted: (count) => say(locale, 'list.export.uncounted', { count, states }),
  });
};

export const tableFile =
  <R extends { readonly status: string }, F>(
    { resource, words, list: listing }: Exported,
    list: Listed<R, F>,
    { file, columns }: { readonly file: string; readonly columns: (locale: Locale) => readonly Column<R>[] },
  ): FileWriter<Chosen<F> & { format: TableFormat }> =>
  (work) => {
    const { scope, query, params, today } = work;
    const shown = columns(scope.locale);
    return writeSheet(work, list.walk(scope, query, params.selection, today), {
      file,
      sheet: say(scope.locale, `resources.${resource}.name`),
      columns: shown,
      headingOf: (key) => say(scope.locale, `resources.${resource}.fields.${key}`),
      below: totalsOf({ words, list: listing }, shown, scope.locale),
    });
  };

/** A file in the storage that comes into a zip as it is. */
type StoredPaper = { readonly fileId: string; readonly name: string };
export type PaperInZip = (PaperToDraw | StoredPaper) & { readonly needs?: Permission };

/** Drawn or read one by one. `papers`: the requested ones; documents without any are skipped. */
export const zipFile =
  <P>(fileOf: (params: P) => string, papers: (work: FileWork<P>) => AsyncIterable<PaperInZip>): FileWriter<P> =>
  async (work) => {
    const unique = uniqueNames();
    const needs = new Set<Permission>();
    let count = 0;
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      for await (const paper of papers(work)) {
        count++;
        if (paper.needs) needs.add(paper.needs);
        const content = () => ('drawing' in paper ? drawPaper(paper.drawing) : work.files.read(paper.fileId));
        yield { name: unique(paper.name), content };
      }
    };
    await writeZip(work.path, entries(), { compress: false });
    return { name: fileOf(work.params), extension: 'zip', count, needs: [...needs] };
  };
