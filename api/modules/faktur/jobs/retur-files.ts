import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportedOf } from '#domain/definition/field-table.ts';
import { returFields, returLabel } from '#domain/faktur/retur.ts';
import { fakturReturMasukan, type ReturMasukanFilter, type ReturMasukanRow } from '#domain/faktur/retur-masukan.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturById, withLines } from '../../../../db/repositories/faktur/faktur.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import {
  type Chosen,
  type FileWork,
  type FileWriter,
  nameOne,
  nobodyNamed,
  tableFile,
  zipFile,
} from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import type { TableFormat } from '../../../output/table-file.ts';
import { type ReturWithOrigin, writeReturXml } from '../files/retur-xml.ts';
import { returMasukanFamily } from '../retur/family.ts';
import { returPaperOf, returToDraw } from '../retur/print-retur.ts';

type Export = Chosen<ReturMasukanFilter> & { format: TableFormat | 'xml' };

export const returColumnKeys = exportedOf(returFields);

const table = tableFile<ReturMasukanRow, ReturMasukanFilter>(fakturReturMasukan, returMasukanFamily.list, {
  file: 'retur-masukan',
  columns: documentColumns<ReturMasukanRow>(fakturReturMasukan, returColumnKeys),
});

/** Names those left out: without a date, an invoice number or returned quantities. */
const writeXml = async (work: FileWork<Export>) => {
  const { params, path, scope, query, today, each } = work;
  const { npwp } = await ownCompany(scope, query);
  const leftOut = nobodyNamed();
  let count = 0;
  const pages = async function* () {
    for await (const rows of returMasukanFamily.list.walk(scope, query, params.selection, today))
      yield withLines(scope, query, rows);
  };
  const carried = async function* (): AsyncGenerator<ReturWithOrigin> {
    for await (const retur of each(pages())) {
      const origin = retur.originId === null ? undefined : await fakturById(scope, query, retur.originId);
      if (!origin || retur.originNumber === null || retur.errorCount > 0) {
        const message = say(scope.locale, 'retur.server.not_in_file');
        nameOne(leftOut, () => ({ id: retur.id, label: returLabel(retur), message }));
        continue;
      }
      count++;
      yield { retur, origin };
    }
  };
  await pipeline(Readable.from(writeReturXml(npwp, carried())), createWriteStream(path));
  return { name: 'retur-masukan', extension: 'xml' as const, count, leftOut };
};

const write: FileWriter<Export> = (work) =>
  work.params.format === 'xml' ? writeXml(work) : table(work as FileWork<Export & { format: TableFormat }>);

type Zip<F> = Chosen<F> & { pattern: string };
type Walked<F> = {
  walk(scope: Scope, query: Query, selection: SelectionOf<F>, today: string): AsyncGenerator<readonly object[]>;
};

export const returZip = <F>(list: Walked<F>, file: string) =>
  zipFile<Zip<F>>(
    () => file,
    async function* ({ scope, query, today, params: { selection, pattern }, each }) {
      const pages = async function* () {
        for await (const rows of list.walk(scope, query, selection, today))
          yield withLines(scope, query, rows as never);
      };
      for await (const retur of each(pages()))
        yield returToDraw(await returPaperOf(scope, query, retur as never), scope.locale, pattern);
    },
  );

export default { export: write, 'pdf-zip': returZip(returMasukanFamily.list, 'retur-masukan-pdf') };
