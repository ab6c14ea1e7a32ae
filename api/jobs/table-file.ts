import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { SelectionOf } from '../../db/repositories/list-of.ts';
import type { Column } from '../output/table-columns.ts';
import { type TableFormat, writeTable } from '../output/table-file.ts';
import type { Chosen, FileWork, FileWriter, Written } from './file-work.ts';

type Sheet<R> = {
  /** What the file is called, but for its day. */
  readonly file: string;
  /** What the sheet is called. */
  readonly sheet: string;
  readonly columns: readonly Column<R>[];
  readonly headingOf: (key: string) => string;
};

/** Records as a workbook or CSV, one row each. */
export const writeSheet = async <R>(
  { path, asked: { format }, each }: FileWork<{ format: TableFormat }>,
  pages: AsyncIterable<readonly R[]>,
  { file, sheet, columns, headingOf }: Sheet<R>,
): Promise<Written> => {
  let count = 0;
  const counted = async function* (): AsyncGenerator<R> {
    for await (const record of each(pages)) {
      count++;
      yield record;
    }
  };
  await writeTable(path, format, counted(), { name: sheet, columns, headingOf });
  return { name: file, extension: format, count };
};

type Listed<R, F> = {
  walk(scope: Scope, query: Query, selection: SelectionOf<F>, today: string): AsyncGenerator<R[]>;
};

/** The export of a document: what its list finds, under the names its fields have. */
export const tableFile =
  <R, F>(
    { resource }: { readonly resource: string },
    list: Listed<R, F>,
    { file, columns }: { readonly file: string; readonly columns: (locale: Locale) => readonly Column<R>[] },
  ): FileWriter<Chosen<F> & { format: TableFormat }> =>
  (work) => {
    const { scope, query, asked, today } = work;
    return writeSheet(work, list.walk(scope, query, asked.selection, today), {
      file,
      sheet: say(scope.locale, `resources.${resource}.name`),
      columns: columns(scope.locale),
      headingOf: (key) => say(scope.locale, `resources.${resource}.fields.${key}`),
    });
  };
