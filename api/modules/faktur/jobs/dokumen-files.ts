import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type DokumenInput, type DokumenRow, dokumenInputOf, dokumenLabel } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { say } from '#domain/messages/index.ts';
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
import { writeDokumenXml } from '../files/dokumen-xml.ts';

const columnKeys = [
  ...([
    'number',
    'documentKind',
    'date',
    'period',
    'code',
    'counterpartyName',
    'counterpartyNpwp',
    'dpp',
    'ppn',
  ] as const),
  ...(['ppnbm', 'status', 'kind', 'reference', 'updatedBy', 'updatedAt'] as const),
];

type Listed<F> = Parameters<typeof tableFile<DokumenRow, F>>[1];
type Export<F> = Chosen<F> & { format: TableFormat | 'xml' };

/** Files of other documents of one side: tables, and the XML for Coretax. What lacks something, replaces another or is cancelled is left out of that, and named. */
export const dokumenFiles = <F>(
  side: DokumenSide,
  document: Parameters<typeof documentColumns<DokumenRow>>[0] & { readonly resource: string },
  list: Listed<F>,
): { export: FileWriter<Export<F>> } => {
  const file = side === 'out' ? 'dokumen-lain-keluaran' : 'dokumen-lain-masukan';
  const table = tableFile<DokumenRow, F>(document, list, {
    file,
    columns: documentColumns<DokumenRow>(document, columnKeys),
  });
  const writeXml = async ({ asked, path, scope, query, today, each }: FileWork<Export<F>>) => {
    const { npwp } = await ownCompany(scope, query);
    const leftOut = nobodyNamed();
    let count = 0;
    const carried = async function* (): AsyncGenerator<DokumenInput> {
      for await (const row of each(list.walk(scope, query, asked.selection, today))) {
        const barred =
          row.kind !== 'NORMAL' ? 'dokumen.server.not_new' : row.errorCount > 0 ? 'dokumen.server.incomplete' : null;
        if (barred) {
          nameOne(leftOut, () => ({ id: row.id, label: dokumenLabel(row), message: say(scope.locale, barred) }));
          continue;
        }
        count++;
        yield dokumenInputOf(row);
      }
    };
    await pipeline(Readable.from(writeDokumenXml(side, npwp, carried())), createWriteStream(path));
    return { name: file, extension: 'xml' as const, count, leftOut };
  };
  return {
    export: (work) =>
      work.asked.format === 'xml' ? writeXml(work) : table(work as FileWork<Chosen<F> & { format: TableFormat }>),
  };
};
