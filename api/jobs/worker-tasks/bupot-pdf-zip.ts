import type { BupotSelection } from '#domain/bupot/filter.ts';
import type { Scope } from '#domain/scope.ts';
import { openDb } from '../../../db/connection.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { drawBupotPdf } from '../../modules/bupot/files/pdf.ts';
import { slipFileName, viewOf } from '../../modules/bupot/print-bupot.ts';
import { uniqueNames } from '../../output/file-name.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';

/** What a zip of slips is told: where to read, whose, which, how to name them, and where to write. */
export type BupotZipInput = {
  dataDir: string;
  scope: Scope;
  selection: BupotSelection;
  today: string;
  total: number;
  pattern: string;
  path: string;
};

/** Draws each slip when its turn in the zip comes, over a reading connection of the thread's own. */
export default async (input: BupotZipInput, { progress }: TaskTools): Promise<{ count: number }> => {
  const { scope, selection, today, total, pattern } = input;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  const unique = uniqueNames();
  let count = 0;
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for await (const page of bupotList.walk(scope, db.read, selection, today))
      for (const bupot of page) {
        const view = await viewOf(scope, db.read, bupot);
        progress(++count, total);
        yield { name: unique(slipFileName(pattern, bupot, scope.locale)), content: () => drawBupotPdf(view) };
      }
  };
  try {
    await writeZip(input.path, entries(), { compress: false });
    return { count };
  } finally {
    await db.close();
  }
};
