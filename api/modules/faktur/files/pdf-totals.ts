import { rupiah, sen, total, wholeRupiah } from '#domain/definition/money.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { drawable, ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const ROW = 16;
const LEFT = page.left + 80;

/** Sums in whole rupiah, the rounding difference, and the VAT in words. */
export const drawTotals = (sheet: Sheet, faktur: Faktur): void => {
  const { doc } = sheet;
  const stage = faktur.dpp !== faktur.contractDpp;
  const rows: [key: string, sen: number][] = [
    ['gross', sen(faktur.gross)],
    ['discount', sen(faktur.discount)],
    ...(stage ? [['taken', sen(faktur.contractDpp) - sen(faktur.dpp)] as [string, number]] : []),
    ['dpp', sen(faktur.dpp)],
    ...(faktur.otherDpp === faktur.dpp ? [] : [['otherDpp', sen(faktur.otherDpp)] as [string, number]]),
    ['ppn', sen(faktur.ppn)],
    ['ppnbm', sen(faktur.ppnbm)],
  ];
  ensureRoom(sheet, rows.length * ROW + 60);
  for (const [key, amount] of rows) {
    const strong = key === 'ppn' || key === 'dpp';
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(ink.text);
    doc.text(sheet.say(`pdf.total.${key}`), LEFT + 6, sheet.y + 4, { width: 300, lineBreak: false });
    doc.text(formatDecimal(rupiah(wholeRupiah(amount)), 2), page.left + 380, sheet.y + 4, {
      width: page.right - page.left - 386,
      align: 'right',
      lineBreak: false,
    });
    sheet.y += ROW;
    doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.5).stroke(ink.line);
  }
  sheet.y += 6;
  const taxes = [faktur.dpp, faktur.otherDpp, faktur.ppn, faktur.ppnbm].map(sen);
  const difference = total(taxes.map((amount) => Math.abs(wholeRupiah(amount) - amount)));
  doc.font('Helvetica').fontSize(8).fillColor(ink.soft);
  doc.text(
    `${sheet.say('pdf.words')}: ${drawable(terbilang(rupiah(wholeRupiah(sen(faktur.ppn)))))}`,
    page.left + 8,
    sheet.y,
    {
      width: page.right - page.left - 16,
    },
  );
  sheet.y = doc.y + 2;
  if (difference !== 0) {
    doc.text(
      sheet.say('pdf.rounding', { difference: `Rp ${formatDecimal(rupiah(difference), 2)}` }),
      page.left + 8,
      sheet.y,
      {
        width: page.right - page.left - 16,
      },
    );
    sheet.y = doc.y + 2;
  }
};
