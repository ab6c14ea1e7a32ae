import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import { formatLongDay, formatLongPeriod, formatNpwp, formatRupiah } from '#domain/text/format.ts';
import { drawDocument, drawFact, drawHeading, drawQr, ink, page } from '../../../output/pdf/sheet.ts';
import { drawPaperHead } from './sheet/head.ts';
import type { SptPaper } from './sheet/view.ts';

const LABELS = 150;
const QR = 84;
const ZERO = /^0*(\.0*)?$/;

type Outcome = 'under' | 'over' | 'nil';

const outcomeOf = ({ payable, overpaid }: SptPaper['spt']): { is: Outcome; amount: string } => {
  if (!ZERO.test(payable)) return { is: 'under', amount: payable };
  return ZERO.test(overpaid) ? { is: 'nil', amount: '0.00' } : { is: 'over', amount: overpaid };
};

/** Bukti penerimaan elektronik, from stored data; always in Indonesian. */
export const drawBpePdf = ({ spt, taxpayer, qr }: SptPaper): Promise<Buffer> => {
  const title = `${say('id', 'pdfSpt.bpeTitle')} ${spt.bpe ?? ''}`;
  return drawDocument({ title, at: spt.updatedAt, locale: 'id' }, (sheet) => {
    const { doc } = sheet;
    const put = (label: string, value: string) => drawFact(sheet, sheet.say(label), value, LABELS);
    drawPaperHead(sheet, sheet.say('pdfSpt.bpeTitle'), spt.bpe ?? '');
    drawHeading(sheet, sheet.say('pdfSpt.taxpayer'));
    put('pdf.npwp', formatNpwp(taxpayer.npwp));
    put('pdf.name', taxpayer.name);
    sheet.y += 4;
    drawHeading(sheet, sheet.say('pdfSpt.return'));
    put('pdfSpt.kind', sheet.say(`spt.type.${spt.type}`));
    put('pdfSpt.masa', formatLongPeriod(spt.period, 'id'));
    put(
      'pdfSpt.nature',
      spt.revision === 0 ? sheet.say('pdfSpt.normal') : sheet.say('pdfSpt.corrected', { n: spt.revision }),
    );
    const { is, amount } = outcomeOf(spt);
    put('pdfSpt.outcome', sheet.say(`pdfSpt.is.${is}`));
    put('pdfSpt.amount', formatRupiah(amount));
    const at = spt.filedAt;
    const moment =
      at === null ? '-' : `${formatLongDay(jakartaDay(at), 'id')} ${jakartaTime(at).replace(':', '.')} WIB`;
    put('pdfSpt.filedAt', moment);
    const top = sheet.y + 10;
    drawQr(doc, qr, page.left + 8, top, QR);
    doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
    doc.text(sheet.say('pdfSpt.proof'), page.left + QR + 28, top, { width: page.right - page.left - QR - 36 });
  });
};
