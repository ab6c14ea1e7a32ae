import type { PaperToDraw } from '../documents/paper.ts';
import { drawPaper } from '../flows/drawing.ts';
import { uniqueNames } from '../output/file-name.ts';
import { writeZip, type ZipEntry } from '../output/zip.ts';
import type { FileWork, FileWriter } from './file-work.ts';

/** Papers in a zip, each drawn when its turn comes. `papers`: those of what was asked for; what has none is passed over. */
export const zipFile =
  <P>(fileOf: (asked: P) => string, papers: (work: FileWork<P>) => AsyncIterable<PaperToDraw>): FileWriter<P> =>
  async (work) => {
    const unique = uniqueNames();
    let count = 0;
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      for await (const { drawing, name } of papers(work)) {
        count++;
        yield { name: unique(name), content: () => drawPaper(drawing) };
      }
    };
    await writeZip(work.path, entries(), { compress: false });
    return { name: fileOf(work.asked), extension: 'zip', count };
  };
