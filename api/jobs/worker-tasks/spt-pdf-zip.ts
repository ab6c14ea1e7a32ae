import type { Scope } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { openDb } from '../../../db/connection.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { drawBpePdf } from '../../modules/spt/files/bpe-pdf.ts';
import { drawSptPdf } from '../../modules/spt/files/pdf.ts';
import { paperOf, sptFileName } from '../../modules/spt/print-spt.ts';
import { uniqueNames } from '../../output/file-name.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';

/** What a zip of returns is told: where to read, whose, which, which of their papers, and where to write. */
export type SptZipInput = {
  dataDir: string;
  scope: Scope;
  selection: SptSelection;
  today: string;
  total: number;
  paper: 'spt' | 'bpe';
  path: string;
};

/** Draws each return with all of its slips when its turn in the zip comes, over a reading connection of the thread's own. */
export default async (input: SptZipInput, { progress }: TaskTools): Promise<{ count: number }> => {
  const { scope, selection, today, total, paper } = input;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  const unique = uniqueNames();
  let count = 0;
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for await (const page of sptList.walk(scope, db.read, selection, today))
      for (const spt of page) {
        if (paper === 'bpe' && !isFiled(spt)) continue;
        const told = await paperOf(scope, db.read, spt, ...(paper === 'bpe' ? [0] : []));
        progress(++count, total);
        const content = () => (paper === 'bpe' ? drawBpePdf(told) : drawSptPdf(told));
        yield { name: unique(sptFileName(spt, paper)), content };
      }
  };
  try {
    await writeZip(input.path, entries(), { compress: false });
    return { count };
  } finally {
    await db.close();
  }
};
