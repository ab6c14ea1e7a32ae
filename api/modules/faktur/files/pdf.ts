import { type Locale, say } from '#domain/messages/index.ts';
import { drawWatermark } from '../../../output/pdf/page.ts';
import { drawDocument, onEveryPage } from '../../../output/pdf/sheet.ts';
import { drawLines } from './pdf-lines.ts';
import { drawParties } from './pdf-parties.ts';
import { drawSignature } from './pdf-signature.ts';
import { drawTotals } from './pdf-totals.ts';
import { type FakturView, watermarkOf } from './view.ts';

/** The printed invoice, one PDF. Amounts in whole rupiah, half up, with the difference shown (PER-11/PJ/2025 art. 129). */
export const drawFakturPdf = (view: FakturView, locale: Locale = 'id'): Promise<Buffer> => {
  const { faktur } = view;
  const title = `${say(locale, 'pdf.title')} ${faktur.number ?? faktur.reference ?? faktur.id}`;
  return drawDocument({ title, at: faktur.updatedAt, locale }, (sheet) => {
    drawParties(sheet, view);
    drawLines(sheet, faktur);
    drawTotals(sheet, faktur);
    drawSignature(sheet, view);
    const mark = watermarkOf(faktur);
    onEveryPage(sheet, () => {
      if (mark) drawWatermark(sheet.doc, sheet.say(`pdf.watermark.${mark}`));
    });
  });
};
