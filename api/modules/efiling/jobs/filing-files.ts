import { type Filing, type FilingFilter, filingFile } from '#domain/efiling/filing.ts';
import { periodText } from '#domain/efiling/label.ts';
import { say } from '#domain/messages/index.ts';
import { filingList } from '../../../../db/repositories/efiling/filings.ts';
import { tableFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';

const columns = documentColumns<Filing>(
  filingFile,
  [
    'period',
    'kind',
    'revision',
    'fileName',
    'size',
    'hash',
    'attachments',
    'bpe',
    'filedAt',
    'origin',
    'createdAt',
    'status',
  ],
  {
    period: (row) => periodText(row),
    kind: ({ kind }, locale) => say(locale, `efiling.kind.${kind}`),
    attachments: ({ attachments }) => attachments.map(({ name }) => name).join(' '),
    origin: ({ origin }, locale) => say(locale, `efiling.origin.${origin}`),
  },
);

export default { export: tableFile<Filing, FilingFilter>(filingFile, filingList, { file: 'spt-file', columns }) };
