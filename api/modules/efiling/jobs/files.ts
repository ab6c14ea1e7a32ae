import { coversYear } from '#domain/efiling/kinds.ts';
import { periodText } from '#domain/efiling/label.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import { type ReportFilter, report } from '#domain/efiling/report.ts';
import { say } from '#domain/messages/index.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { returnTypes } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { sptById } from '../../../../db/repositories/spt/spt.ts';
import type { PaperToDraw } from '../../../documents/paper.ts';
import { reportList } from '../../../flows/efiling/family.ts';
import { type Chosen, type FileWork, tableFile, zipFile } from '../../../jobs/file-work.ts';
import { documentColumns } from '../../../output/document-columns.ts';
import { paperOf, sptFileName } from '../../spt/print-spt.ts';

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

async function* papers({ scope, query, files, today, params, each }: FileWork<Papers>): AsyncGenerator<PaperToDraw> {
  const { selection, paper } = params;
  for await (const row of each(reportList.walk(scope, query, selection, today))) {
    const type = returnTypes.find((one) => one === row.kind);
    if (!type || coversYear(row.kind) || !scope.permissions.has(returnAccess(type).view)) continue;
    const spt = await sptById(scope, query, row.id);
    if (!spt || (paper === 'bpe' && !(isFiled(spt) && spt.bpe !== null))) continue;
    const view = await paperOf(scope, { query, files }, spt, ...(paper === 'bpe' ? [0] : []));
    yield { drawing: { paper, view }, name: sptFileName(spt, paper) };
  }
}

export default {
  export: tableFile<RegisterRow, ReportFilter>(report, reportList, { file: 'spt', columns }),
  'pdf-zip': zipFile<Papers>(({ paper }) => `${paper}-pdf`, papers),
};
