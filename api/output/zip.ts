import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

export type ZipEntry = { name: string; content: () => Promise<Uint8Array> | AsyncIterable<string> };

const MTIME = new Date('2025-01-01T00:00:00Z');

const streamOf = (entry: ZipEntry): Readable => {
  const content = entry.content();
  if (content instanceof Promise)
    return Readable.from(
      (async function* () {
        yield await content;
      })(),
    );
  return Readable.from(content, { objectMode: false });
};

/** Writes a zip one entry at a time; an entry's bytes are made only when its turn comes, so memory does not grow with the count. */
export const writeZip = async (
  path: string,
  entries: Iterable<ZipEntry>,
  options: { compress: boolean },
): Promise<void> => {
  const zip = new yazl.ZipFile();
  for (const entry of entries)
    zip.addReadStreamLazy(entry.name, { mtime: MTIME, compress: options.compress }, (pass) => {
      try {
        pass(null, streamOf(entry));
      } catch (error) {
        pass(error, Readable.from([]));
      }
    });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
};
