import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeTaxInvoiceXml } from '../../api/output/taxinvoice-xml.ts';
import { benchFaktur } from './a-faktur.ts';
import { atMost, benchDir, finish, inTurn, median } from './measure.ts';

const dir = benchDir();
const collect = globalThis.gc ?? (() => undefined);

function* invoices(count: number) {
  for (let at = 1; at <= count; at++) yield benchFaktur(at);
}

/** The highest heap of the process that survives a collection, looked at every so many pieces. */
const peakHeap = async (count: number): Promise<number> => {
  collect();
  let peak = 0;
  let pieces = 0;
  const watch = new Transform({
    objectMode: true,
    transform(piece, _encoding, done) {
      if (++pieces % Math.ceil(count / 40) === 0) {
        collect();
        peak = Math.max(peak, process.memoryUsage().heapUsed);
      }
      done(null, piece);
    },
  });
  await pipeline(
    Readable.from(writeTaxInvoiceXml('0021487365043000', invoices(count))),
    watch,
    createWriteStream(join(dir, 'out.xml')),
  );
  return peak;
};

await peakHeap(1000);
const { a, b } = await inTurn(
  3,
  () => peakHeap(10_000),
  () => peakHeap(1_000),
);
atMost('XML of 10,000 invoices, peak heap', 'XML of 1,000', median(a) / median(b), 1.2);
finish();
