import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../../../db/database.ts';
import type { FileStore } from '../../../../gateways/storage/port.ts';
import { csvCells, writeCsv } from '../../../../output/table-file.ts';
import type { ZipEntry } from '../../../../output/zip.ts';

export type Source = {
  readonly scope: Scope;
  readonly query: Query;
  readonly files: Pick<FileStore, 'read'>;
};

/** A file of the evidence. `about`: what it is, a key under `evidence.about`. */
export type EvidenceFile = {
  readonly name: string;
  readonly about: string;
  readonly content: ZipEntry['content'];
};

/** Name of a file in the language of the person: `evidence.file.<about>`. */
export const evidenceName = ({ locale }: Pick<Scope, 'locale'>, about: string, extension: string): string =>
  `${say(locale, `evidence.file.${about}`)}.${extension}`;

/** A column with its heading under `evidence.column`, or its own. */
export type EvidenceColumn<R> = {
  readonly key: string;
  readonly title?: string;
  readonly amount?: true;
  readonly value: (record: R) => string | null;
};

/** Rows as CSV, written one by one. */
export const evidenceTable = <R>(
  { locale }: Pick<Scope, 'locale'>,
  about: string,
  columns: readonly EvidenceColumn<R>[],
  records: () => AsyncIterable<R> | Iterable<R>,
): EvidenceFile => ({
  name: evidenceName({ locale }, about, 'csv'),
  about,
  content: () =>
    writeCsv(
      records(),
      columns.map(({ key, title }) => title ?? say(locale, `evidence.column.${key}`)),
      (record) => [csvCells(columns, record, locale)],
      locale,
    ),
});

export const moment = (at: number | null): string | null =>
  at === null ? null : `${jakartaDay(at)} ${jakartaTime(at)} WIB`;
