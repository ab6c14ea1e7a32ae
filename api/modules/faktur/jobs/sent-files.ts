import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FakturRow } from '#domain/faktur/record.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import {
  type Chosen,
  type FileWork,
  type FileWriter,
  nameOne,
  nobodyNamed,
  tableFile,
} from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import type { TableFormat } from '../../../output/table-file.ts';

type Exported<Row extends { readonly status: string }, F> = Parameters<typeof tableFile<Row, F>>;
type Export<F> = Chosen<F> & { format: TableFormat | 'xml' };

type SentFileOptions<Row extends { readonly status: string }, F, Carried> = {
  readonly file: string;
  readonly document: Parameters<typeof documentColumns<Row>>[0] & Exported<Row, F>[0];
  readonly list: Exported<Row, F>[1];
  readonly columns: readonly (keyof Row & string)[];
  readonly labelOf: (row: Row) => string;
  readonly carried: (scope: Scope, query: Query, row: Row) => Promise<Carried | string> | Carried | string;
  readonly xml: (tin: string, carried: AsyncIterable<Carried>) => AsyncGenerator<string>;
};

/** Tables, and XML for Coretax with the names of the rows left out. */
export const sentFiles = <Row extends FakturRow<string>, F, Carried extends object>({
  file,
  document,
  list,
  columns,
  labelOf,
  carried,
  xml,
}: SentFileOptions<Row, F, Carried>): { export: FileWriter<Export<F>> } => {
  const table = tableFile<Row, F>(document, list, { file, columns: documentColumns<Row>(document, columns) });
  const writeXml = async ({ params, path, scope, query, today, each }: FileWork<Export<F>>) => {
    const { npwp } = await ownCompany(scope, query);
    const leftOut = nobodyNamed();
    let count = 0;
    const written = async function* (): AsyncGenerator<Carried> {
      for await (const row of each(list.walk(scope, query, params.selection, today))) {
        const one = await carried(scope, query, row);
        if (typeof one === 'string') {
          nameOne(leftOut, () => ({ id: row.id, label: labelOf(row), message: say(scope.locale, one) }));
          continue;
        }
        count++;
        yield one;
      }
    };
    await pipeline(Readable.from(xml(npwp, written())), createWriteStream(path));
    return { name: file, extension: 'xml' as const, count, leftOut };
  };
  return {
    export: (work) =>
      work.params.format === 'xml' ? writeXml(work) : table(work as FileWork<Chosen<F> & { format: TableFormat }>),
  };
};
