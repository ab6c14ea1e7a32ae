import { type ArchiveFilter, type ArchiveRow, archive } from '#domain/efiling/archive.ts';
import { periodText } from '#domain/efiling/label.ts';
import { say } from '#domain/messages/index.ts';
import { ntpnsById } from '../../../../db/repositories/billing/billing.ts';
import { bupotById } from '../../../../db/repositories/bupot/bupot.ts';
import { archiveList } from '../../../../db/repositories/efiling/archive.ts';
import { type Chosen, type FileWork, type PaperInZip, tableFile, zipFile } from '../../../jobs/file-work.ts';
import { documentColumns, momentText } from '../../../output/document-columns.ts';
import { receiptToDraw } from '../../billing/family.ts';
import { slipToDraw, viewOf } from '../../bupot/print-bupot.ts';
import { papersOf } from './papers.ts';

type Papers = Chosen<ArchiveFilter>;

const columns = documentColumns<ArchiveRow>(
  archive,
  ['status', 'period', 'kind', 'about', 'revision', 'number', 'name', 'npwp', 'amount', 'at'],
  {
    period: ({ kind, period }) => (kind === null ? period : periodText({ kind, period })),
    kind: ({ kind }, locale) => kind && say(locale, `efiling.kind.${kind}`),
    at: ({ at }) => momentText(at),
  },
);

async function* paperOf(work: FileWork<Papers>, row: ArchiveRow): AsyncGenerator<PaperInZip> {
  const { scope, query, files } = work;
  const { documentId: id, kind, origin } = row;
  if (row.status === 'SLIP') {
    const slip = await bupotById(scope, query, id);
    if (slip) yield { ...slipToDraw(await viewOf(scope, query, slip), scope.locale), needs: 'EBUPOT_WITHHOLDING_VIEW' };
  } else if (row.status === 'NTPN') {
    const [receipt] = await ntpnsById(scope, query, [id]);
    if (receipt) yield { ...(await receiptToDraw(scope, query, receipt)), needs: 'EBILLING_NTPN_VIEW' };
  } else if (kind !== null)
    yield* papersOf(scope, { query, files }, { id, kind, origin }, row.status === 'BPE' ? 'bpe' : 'spt');
}

async function* papers(work: FileWork<Papers>): AsyncGenerator<PaperInZip> {
  const { scope, query, today, params, each } = work;
  for await (const row of each(archiveList.walk(scope, query, params.selection, today))) yield* paperOf(work, row);
}

export default {
  export: tableFile<ArchiveRow, ArchiveFilter>(archive, archiveList, { file: 'arsip', columns }),
  'pdf-zip': zipFile<Papers>(() => 'arsip', papers),
};
