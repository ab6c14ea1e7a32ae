import { type Filing, filingFile } from '#domain/efiling/filing.ts';
import { say } from '#domain/messages/index.ts';
import { filingById } from '../../../../../db/repositories/efiling/filings.ts';
import { drawPaper } from '../../../../flows/drawing.ts';
import { bpeOfFiling } from '../../bpe.ts';
import { type EvidenceFile, evidenceName, evidenceTable, moment, type Source } from './evidence-file.ts';
import { historyFiles } from './history-file.ts';

const factsOf = ({ kind, period, revision, fileName, size, hash, bpe, filedAt }: Filing) =>
  Object.entries({ kind, period, revision, fileName, size, hash, bpe, filedAt: moment(filedAt) });

async function* filesOf(from: Source, filing: Filing): AsyncGenerator<EvidenceFile> {
  const { scope, query, files } = from;
  const { fileId, fileName, attachments, origin } = filing;
  const isReceipt = origin === 'HAND';
  if (fileId) yield { name: fileName, about: isReceipt ? 'recorded' : 'original', content: () => files.read(fileId) };
  for (const one of attachments) yield { name: one.name, about: 'attachment', content: () => files.read(one.fileId) };
  const receipt = await bpeOfFiling(scope, query, filing);
  if (receipt)
    yield { name: evidenceName(scope, 'bpe', 'pdf'), about: 'bpe', content: () => drawPaper(receipt.drawing) };
  yield evidenceTable(
    scope,
    'facts',
    [
      { key: 'field', value: ([key]) => say(scope.locale, `resources.efiling/filing_tax.fields.${key}`) },
      { key: 'content', value: ([, value]) => (value === null ? null : String(value)) },
    ],
    () => factsOf(filing),
  );
  yield* historyFiles(from, filing.id, filingFile.words);
}

/** The evidence of a return that was brought as a file or recorded. */
export const broughtEvidence = async (from: Source, id: string) => {
  const filing = await filingById(from.scope, from.query, id);
  return filing ? { needs: ['EFILING_VIEW'] as const, files: filesOf(from, filing) } : null;
};
