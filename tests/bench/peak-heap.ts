import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { atMost, benchDir, finish, inTurn, median } from './measure.ts';

const collect = globalThis.gc ?? (() => undefined);

/** The highest heap that survives garbage collection, sampled every few pieces. */
const peakHeap = async (count: number, pieces: AsyncIterable<string>): Promise<number> => {
  collect();
  let peak = 0;
  let seen = 0;
  const watch = new Transform({
    objectMode: true,
    transform(piece, _encoding, done) {
      if (++seen % Math.ceil(count / 40) === 0) {
        collect();
        peak = Math.max(peak, process.memoryUsage().heapUsed);
      }
      done(null, piece);
    },
  });
  await pipeline(Readable.from(pieces), watch, createWriteStream(join(benchDir(), 'out.xml')));
  return peak;
};

/** A file with ten times as many documents must need hardly more memory. */
export const heapFigure = async (documents: string, write: (count: number) => AsyncIterable<string>): Promise<void> => {
  await peakHeap(1000, write(1000));
  const { a, b } = await inTurn(
    3,
    () => peakHeap(10_000, write(10_000)),
    () => peakHeap(1_000, write(1_000)),
  );
  atMost(`XML of 10,000 ${documents}, peak heap`, 'XML of 1,000', median(a) / median(b), 1.2);
  finish();
};
