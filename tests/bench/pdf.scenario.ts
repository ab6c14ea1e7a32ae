import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { drawFakturPdf } from '../../api/modules/faktur/files/pdf.ts';
import { type FakturView, qrFacts } from '../../api/modules/faktur/files/view.ts';
import { writeZip } from '../../api/output/zip.ts';
import { benchFaktur } from './a-faktur.ts';
import { atMost, benchDir, finish, inTurn, median, timed } from './measure.ts';

const COUNT = 1000;
const dir = benchDir();
const seller = {
  name: 'PT Sagara Niaga Utama',
  npwp: '0021487365043000',
  address: 'Jl. Pelabuhan Lama No. 7',
  city: 'Karangsari',
};
const views: FakturView[] = Array.from({ length: COUNT }, (_, at) => {
  const faktur = benchFaktur(at + 1);
  return { faktur, seller, replacesNumber: null, stamp: null, qr: qrFacts(faktur, seller.npwp) };
});

const ours = async () =>
  (
    await timed(() =>
      writeZip(
        join(dir, 'faktur.zip'),
        views.map((view) => ({ name: `${view.faktur.number}.pdf`, content: () => drawFakturPdf(view) })),
        { compress: false },
      ),
    )
  ).ms;

// The library alone: draws the texts, lines and boxes of a finished page at their positions, without layout.
type Call = { op: string; args: unknown[] };
const recordPage = async (): Promise<Call[]> => {
  const calls: Call[] = [];
  const proto = PDFDocument.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  const ops = ['font', 'fontSize', 'fillColor', 'text', 'rect', 'fill', 'moveTo', 'lineTo', 'lineWidth', 'stroke'];
  const saved = ops.map((op) => proto[op]);
  let depth = 0;
  ops.forEach((op, at) => {
    proto[op] = function (this: unknown, ...args: unknown[]) {
      if (depth === 0) calls.push({ op, args });
      depth++;
      try {
        return saved[at]?.apply(this, args);
      } finally {
        depth--;
      }
    };
  });
  await drawFakturPdf(views[0] as FakturView);
  ops.forEach((op, at) => {
    proto[op] = saved[at] as (...args: unknown[]) => unknown;
  });
  return calls;
};

const calls = (await recordPage()).filter((call) => call.op !== 'rect' || (call.args[3] as number) > 5);
const libraryPage = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    const draw = doc as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const { op, args } of calls) draw[op]?.(...args);
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) doc.rect(50 + column * 2, 700 + row * 2, 2, 2);
    doc.fill('#000000');
    doc.end();
  });

const library = async () =>
  (
    await timed(async () => {
      for (const view of views) await libraryPage(view.qr);
    })
  ).ms;

await ours();
await library();
const { a, b } = await inTurn(3, ours, library);
atMost(`${COUNT} PDFs in a zip`, 'pdfkit alone drawing the same page', median(a) / median(b), 1.5);
finish();
