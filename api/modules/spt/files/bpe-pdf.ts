import { coversYear, type ReturnKind } from '#domain/efiling/kinds.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import { formatLongDay, formatLongPeriod, formatNpwp, formatRupiah } from '#domain/text/format.ts';
import { drawDocument, drawFact, drawHeading, drawQr, ink, page } from '../../../output/pdf/sheet.ts';
import { drawPaperHead } from './sheet/head.ts';

const LABELS = 150;
const QR = 84;
const ZERO = /^0*(\.0*)?$/;

/** The receipt of any filed return, from stored data. */
export type BpePaper = {
  readonly bpe: string;
  readonly kind: ReturnKind;
  /** YYYY-MM, or YYYY for a return of a year. */
  readonly period: string;
  readonly revision: number;
  /** Null for a return brought as a file, whose content is not known. */
  readonly result: { readonly payable: string; readonly overpaid: string } | null;
  readonly filedAt: number | null;
  readonly updatedAt: number;
  /** The file it was filed with. */
  readonly file: { readonly name: string; readonly hash: string } | null;
  readonly isRecorded: boolean;
  readonly taxpayer: { readonly name: string; readonly npwp: string };
  readonly qr: string;
};

type Outcome = 'under' | 'over' | 'nil';

const outcomeOf = ({ payable, overpaid }: NonNullable<BpePaper['result']>): { is: Outcome; amount: string } => {
  if (!ZERO.test(payable)) return { is: 'under', amount: payable };
  return ZERO.test(overpaid) ? { is: 'nil', amount: '0.00' } : { is: 'over', amount: overpaid };
};

const momentOf = (at: number | null): string =>
  at === null ? '-' : `${formatLongDay(jakartaDay(at), 'id')} ${jakartaTime(at).replace(':', '.')} WIB`;

/** Bukti penerimaan elektronik; always in Indonesian. */
export const drawBpePdf = (view: BpePaper): Promise<Buffer> => {
  const { bpe, kind, period, revision, result, file, taxpayer } = view;
  const title = `${say('id', 'pdfSpt.bpeTitle')} ${bpe}`;
  return drawDocument({ title, at: view.updatedAt, locale: 'id' }, (sheet) => {
    const { doc } = sheet;
    const put = (label: string, value: string) => drawFact(sheet, sheet.say(label), value, LABELS);
    drawPaperHead(sheet, sheet.say('pdfSpt.bpeTitle'), bpe);
    drawHeading(sheet, sheet.say('pdfSpt.taxpayer'));
    put('pdf.npwp', formatNpwp(taxpayer.npwp));
    put('pdf.name', taxpayer.name);
    sheet.y += 4;
    drawHeading(sheet, sheet.say('pdfSpt.return'));
    put('pdfSpt.kind', sheet.say(`efiling.kind.${kind}`));
    if (coversYear(kind)) put('pdfSpt.taxYear', period);
    else put('pdfSpt.masa', formatLongPeriod(period, 'id'));
    put('pdfSpt.nature', revision === 0 ? sheet.say('pdfSpt.normal') : sheet.say('pdfSpt.corrected', { n: revision }));
    if (result) {
      const { is, amount } = outcomeOf(result);
      put('pdfSpt.outcome', sheet.say(`pdfSpt.is.${is}`));
      put('pdfSpt.amount', formatRupiah(amount));
    }
    put('pdfSpt.filedAt', momentOf(view.filedAt));
    if (file) {
      put('efilingScreen.receipt.file', file.name);
      put('efilingScreen.receipt.hash', file.hash);
    }
    const top = sheet.y + 10;
    drawQr(doc, view.qr, page.left + 8, top, QR);
    doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
    const proof = sheet.say(view.isRecorded ? 'efilingScreen.receipt.recorded' : 'pdfSpt.proof');
    doc.text(proof, page.left + QR + 28, top, { width: page.right - page.left - QR - 36 });
  });
};
