import type { BupotFilter } from '#domain/bupot/filter.ts';
import { bupotList } from '../../../../db/repositories/bupot/list.ts';
import { type Chosen, zipFile } from '../../../jobs/file-work.ts';
import { slipFileName, slipToDraw, viewOf } from '../print-bupot.ts';
import { writeExport } from './write-export.ts';

export default {
  export: writeExport,

  'pdf-zip': zipFile<Chosen<BupotFilter> & { pattern: string }>(
    () => 'bupot-pdf',
    async function* ({ scope, query, today, params: { selection, pattern }, each }) {
      for await (const bupot of each(bupotList.walk(scope, query, selection, today))) {
        const { drawing } = slipToDraw(await viewOf(scope, query, bupot), scope.locale);
        yield { drawing, name: slipFileName(pattern, bupot, scope.locale) };
      }
    },
  ),
};
