import { say } from '#domain/messages/index.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { SptFilter } from '#domain/spt/to-do.ts';
import { sptList, type vatReturnList } from '../../../../db/repositories/spt/list.ts';
import { type Chosen, type FileWork, type FileWriter, writeSheet, zipFile } from '../../../jobs/file-work.ts';
import type { TableFormat } from '../../../output/table-file.ts';
import { withPaid } from '../cover.ts';
import { type ExportedSpt, sptColumns } from '../files/columns.ts';
import { bpeOfSpt, paperOf, sptFileName } from '../print-spt.ts';

type Export = Chosen<SptFilter> & { type: ReturnType; format: TableFormat };

type List = typeof sptList | typeof vatReturnList;

async function* paid(list: List, { scope, query, today, params }: FileWork<Export>): AsyncGenerator<ExportedSpt[]> {
  for await (const page of list.walk(scope, query, params.selection, today)) yield withPaid(scope, query, page);
}

const table =
  (list: List): FileWriter<Export> =>
  (work) => {
    const { scope, params } = work;
    return writeSheet(work, paid(list, work), {
      file: `spt-${params.type.toLowerCase()}`,
      sheet: say(scope.locale, `spt.type.${params.type}`).replace('/', '-'),
      columns: sptColumns(scope.locale),
      headingOf: (key) => say(scope.locale, `sptScreen.field.${key}`),
    });
  };

export const filesOf = (list: List) => ({
  export: table(list),

  'pdf-zip': zipFile<Chosen<SptFilter> & { paper: 'spt' | 'bpe' }>(
    ({ paper }) => `${paper}-pdf`,
    async function* ({ scope, query, files, today, params: { selection, paper }, each }) {
      for await (const spt of each(list.walk(scope, query, selection, today))) {
        if (paper === 'spt') {
          const view = await paperOf(scope, { query, files }, spt);
          yield { drawing: { paper, view }, name: sptFileName(spt) };
        } else if (isFiled(spt) && spt.bpe !== null) yield bpeOfSpt(scope, query, { ...spt, bpe: spt.bpe });
      }
    },
  ),
});

export default filesOf(sptList);
