import { receivedFields } from '#domain/bupot/received/fields.ts';
import { type Received, receivedSlip } from '#domain/bupot/received/received.ts';
import { exportedOf } from '#domain/definition/field-table.ts';
import { say } from '#domain/messages/index.ts';
import { receivedList } from '../../../../db/repositories/bupot/received.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';

export default {
  export: tableFile(receivedSlip, receivedList, {
    file: 'bukti-potong-diterima',
    columns: documentColumns<Received>(receivedSlip, exportedOf(receivedFields), {
      kind: ({ kind }, locale) => say(locale, `received.kind.${kind}`),
      article: ({ article }, locale) => say(locale, `received.article.${article}`),
      source: ({ source }, locale) => say(locale, `received.source.${source}`),
    }),
  }),
};
