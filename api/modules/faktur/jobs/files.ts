import type { FakturFilter } from '#domain/faktur/filter.ts';
import { fakturPages } from '../../../../db/repositories/faktur/list.ts';
import { type Chosen, zipFile } from '../../../jobs/file-work.ts';
import { fakturFileName, printDataOf, toDraw } from '../print-data.ts';
import { writeExport } from './write-export.ts';

export default {
  export: writeExport,

  'pdf-zip': zipFile<Chosen<FakturFilter> & { pattern: string }>(
    () => 'faktur-pdf',
    async function* ({ scope, query, today, params: { selection, pattern }, each }) {
      for await (const faktur of each(fakturPages(scope, query, selection, today))) {
        const data = await printDataOf(scope, query, faktur);
        const { drawing } = toDraw(data, scope.locale);
        yield { drawing, name: fakturFileName(data, 'pdf', scope.locale, pattern) };
      }
    },
  ),
};
