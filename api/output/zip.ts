import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

export type ZipEntry = { name: string; content: () => Promise<Uint8Array> | AsyncIterable<string | Uint8Array> };

const MTIME = new Date('2025-01-01T00:00:00Z');

const streamOf = ({ content }: ZipEntry): Readable => {
  const made = content();
  return made instanceof Promise ? Readable.from(once(made)) : Readable.from(made, { objectMode: false });
};

async function* once(bytes: Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes;
}

/** One entry at a time, so that memory does not grow with the count. */
export const writeZip = async (
  path: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  options: { compress: boolean },
): Promise<void> => {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const add = async () => {
    for await (const entry of entries)
      await new Promise<void>((resolve, reject) => {
        const source = streamOf(entry);
        source.once('end', resolve).once('error', reject);
        zip.addReadStream(source, entry.name, { mtime: MTIME, compress: options.compress });
      });
    zip.end();
  };
  await Promise.all([add(), written]);
};
