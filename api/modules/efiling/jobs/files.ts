import { periodText } from '#domain/efiling/label.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import { type ReportFilter, report } from '#domain/efiling/report.ts';
import { say } from '#domain/messages/index.ts';
import { reportList } from '../../../flows/efiling/family.ts';
import { type Chosen, type FileWork, tableFile, zipFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import { evidenceZip } from './evidence/zip.ts';
import { papersOf } from './papers.ts';

export type Papers = Chosen<ReportFilter> & { readonly paper: 'spt' | 'bpe' };

const columns = documentColumns<RegisterRow>(
  report,
  [
    'period',
    'kind',
    'revision',
    'result',
    'amount',
    'dueDay',
    'daysLate',
    'fine',
    'filedAt',
    'bpe',
    'origin',
    'documentCount',
    'postedAt',
    'status',
  ],
  {
    period: (row) => periodText(row),
    kind: ({ kind }, locale) => say(locale, `efiling.kind.${kind}`),
    result: ({ result }, locale) => result && say(locale, `efiling.result.${result}`),
    origin: ({ origin }, locale) => say(locale, `efiling.origin.${origin}`),
  },
);

async function* papers({ scope, query, files, today, params, each }: FileWork<Papers>) {
  const { selection, paper } = params;
  for await (const row of each(reportList.walk(scope, query, selection, today)))
    yield* papersOf(scope, { query, files }, row, paper);
}

export default {
  export: tableFile<RegisterRow, ReportFilter>(report, reportList, { file: 'spt', columns }),
  evidence: evidenceZip,
  'pdf-zip': zipFile<Papers>(({ paper }) => `${paper}-pdf`, papers),
};
