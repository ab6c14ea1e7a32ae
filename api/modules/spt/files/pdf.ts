import { say } from '#domain/messages/index.ts';
import { jakartaDay } from '#domain/scope.ts';
import { withCity } from '#domain/text/address.ts';
import { formatDecimal, formatLongDay, formatLongPeriod, formatMoment, formatNpwp } from '#domain/text/format.ts';
import {
  drawable,
  drawDocument,
  drawFact,
  drawHeading,
  drawQr,
  ensureRoom,
  ink,
  page,
  type Sheet,
} from '../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../../../output/pdf/table.ts';
import { drawPaperHead } from './sheet/head.ts';
import { drawCollected, drawList } from './sheet/lists.ts';
import { type SptPaper, sptMark } from './sheet/view.ts';

const WIDTH = page.right - page.left;
const CODE = 54;
const AMOUNT = { many: 55, one: 110 } as const;

const isVat = ({ spt }: SptPaper): boolean => spt.type === 'PPN';

/** Line III.H of the form: a choice, and the account of a refund. */
const overpaidChoice = (sheet: Sheet, { spt }: SptPaper): readonly string[] => {
  const { overpaidAs, account } = spt.entries ?? {};
  if (!overpaidAs) return [];
  const paidTo = account ? ` (${account.bank} ${account.number}, ${account.holder})` : '';
  return [`${sheet.say('sptEntries.requested')}: ${sheet.say(`sptEntries.as.${overpaidAs}`)}${paidTo}`];
};

/** The line of the form after which the choice stands. */
const BEFORE_CHOICE = 'III.G';

/** A line per row of the form, an amount per column; "-" where nothing is calculated yet. */
const drawInduk = (sheet: Sheet, paper: SptPaper): void => {
  const { spt, induk, printed } = paper;
  const { columns, parts } = printed;
  const amounts = spt.amounts?.[induk] ?? {};
  const amount = columns.length > 1 ? AMOUNT.many : AMOUNT.one;
  const shown: PrintedColumn[] = [
    { label: sheet.say('pdfSpt.row'), width: WIDTH - CODE - columns.length * amount },
    { label: sheet.say(columns.length > 1 && !isVat(paper) ? 'pdfSpt.account' : 'pdfSpt.line'), width: CODE },
    ...columns.map(({ letter, label }) => ({
      label: [letter, sheet.say(label)].filter(Boolean).join('\n'),
      width: amount,
      right: true as const,
    })),
  ];
  const cellOf = (line: string | null): string => {
    if (line === null) return '';
    const value = amounts[line];
    return value == null ? '-' : formatDecimal(value, 0);
  };
  const rows = parts.flatMap(({ heading, rows: inPart }): PrintedCells[] => [
    ...(heading ? [{ heading: sheet.say(heading) }] : []),
    ...inPart.flatMap(({ label, code, lines, strong }) => [
      { cells: [sheet.say(label), code ?? '', ...lines.map(cellOf)], strong },
      ...(code === BEFORE_CHOICE
        ? overpaidChoice(sheet, paper).map((choice) => ({ cells: [choice, 'III.H', ...lines.map(() => '')] }))
        : []),
    ]),
  ]);
  drawTable(sheet, shown, rows);
};

const LABELS = 150;
const QR = 76;

const natureOf = (sheet: Sheet, { spt }: SptPaper): string =>
  spt.revision === 0 ? sheet.say('pdfSpt.normal') : sheet.say('pdfSpt.corrected', { n: spt.revision });

const drawIdentity = (sheet: Sheet, paper: SptPaper): void => {
  const { taxpayer } = paper;
  drawHeading(sheet, sheet.say(isVat(paper) ? 'pdfSpt.vat.identity' : 'pdfSpt.identity'));
  drawFact(sheet, sheet.say('pdf.npwp'), formatNpwp(taxpayer.npwp), LABELS);
  drawFact(sheet, sheet.say('pdf.name'), taxpayer.name, LABELS);
  drawFact(sheet, sheet.say('pdf.address'), withCity(taxpayer.address, taxpayer.city), LABELS);
  sheet.y += 4;
};

const ATTACHED = 280;

const drawAttached = (sheet: Sheet, { spt }: SptPaper): void => {
  ensureRoom(sheet, 50);
  drawHeading(sheet, sheet.say('pdfSpt.vat.attached'));
  for (const key of ['IX_A', 'IX_B'] as const) {
    const name = spt.entries?.files?.[key]?.name ?? sheet.say('pdfSpt.vat.not_attached');
    drawFact(sheet, sheet.say(`sptEntries.files.${key}`), name, ATTACHED);
  }
  sheet.y += 4;
};

const drawReceipt = (sheet: Sheet, { spt }: SptPaper): void => {
  if (spt.bpe === null || spt.filedAt === null) return;
  ensureRoom(sheet, 60);
  drawHeading(sheet, sheet.say('pdfSpt.receipt'));
  drawFact(sheet, sheet.say('pdfSpt.bpe'), spt.bpe, LABELS);
  drawFact(sheet, sheet.say('pdfSpt.filedAt'), `${formatMoment(spt.filedAt)} WIB`, LABELS);
  sheet.y += 4;
};

const drawSignature = (sheet: Sheet, { spt, taxpayer, signee, qr }: SptPaper): void => {
  const { doc } = sheet;
  ensureRoom(sheet, QR + 74);
  drawHeading(sheet, sheet.say('pdfSpt.statement'));
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say('pdfSpt.declares'), page.left + 8, sheet.y, { width: page.right - page.left - 16 });
  const top = doc.y + 10;
  drawQr(doc, qr, page.left + 8, top, QR);
  doc.font('Helvetica').fontSize(7).fillColor(ink.soft);
  doc.text(sheet.say('pdfSpt.qr'), page.left + 8, top + QR + 4, { width: 220 });
  const place = { left: page.left + 280, width: page.right - page.left - 288 };
  const centred = { width: place.width, align: 'center' } as const;
  const signed = spt.filedAt !== null;
  const day = spt.filedAt === null ? '........................' : formatLongDay(jakartaDay(spt.filedAt), 'id');
  doc
    .fontSize(9)
    .fillColor(ink.text)
    .text(drawable(`${taxpayer.city}, ${day}`), place.left, top, centred);
  doc.fontSize(8).fillColor(ink.soft);
  doc.text(sheet.say(`pdfSpt.acts.${signee?.acts ?? 'WAJIB_PAJAK'}`), place.left, top + 15, centred);
  doc.text(sheet.say(signed ? 'pdf.signedBy' : 'pdf.notSigned'), place.left, top + 34, centred);
  doc.font('Helvetica-Bold').fontSize(9.5).fillColor(ink.text);
  doc.text(drawable(signee?.name ?? ''), place.left, top + 48, centred);
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(signee ? formatNpwp(signee.npwp) : '', place.left, top + 61, centred);
  sheet.y = top + QR + 20;
};

/** In the layout of its form. Always in Indonesian (UU 24/2009 art. 27). */
export const drawSptPdf = (paper: SptPaper): Promise<Buffer> => {
  const { spt } = paper;
  const title = `${say('id', `spt.type.${spt.type}`)} ${spt.period}`;
  const statusMark = sptMark(spt);
  const mark = statusMark && `pdfSpt.mark.${statusMark}`;
  return drawDocument({ title, at: spt.updatedAt, locale: 'id', mark }, (sheet) => {
    const masa = formatLongPeriod(spt.period, 'id');
    drawPaperHead(sheet, sheet.say(`pdfSpt.title.${spt.type}`), `${masa} - ${natureOf(sheet, paper)}`);
    drawIdentity(sheet, paper);
    drawInduk(sheet, paper);
    if (isVat(paper)) drawAttached(sheet, paper);
    drawReceipt(sheet, paper);
    drawSignature(sheet, paper);
    if (paper.tables.length > 0) {
      sheet.doc.addPage();
      sheet.y = page.top;
      const words = { ofVat: isVat(paper), released: paper.released };
      for (const table of paper.tables) drawList(sheet, table, words);
      if (isVat(paper)) drawCollected(sheet, paper.collected, words);
    }
  });
};
