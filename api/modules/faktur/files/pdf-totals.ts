import { rupiah, sen, wholeRupiah } from '#domain/definition/money.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { roundedTotals } from '#domain/faktur/rounded-totals.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { drawable, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawSums } from './pdf-sums.ts';

export const drawTotals = (sheet: Sheet, faktur: Faktur): void => {
  const { doc } = sheet;
  const stage = faktur.dpp !== faktur.contractDpp;
  const sums: [key: string, sen: number][] = [
    ['gross', sen(faktur.gross)],
    ['discount', sen(faktur.discount)],
    ...(stage ? [['taken', sen(faktur.contractDpp) - sen(faktur.dpp)] as [string, number]] : []),
    ['dpp', sen(faktur.dpp)],
    ...(faktur.otherDpp === faktur.dpp ? [] : [['otherDpp', sen(faktur.otherDpp)] as [string, number]]),
    ['ppn', sen(faktur.ppn)],
    ['ppnbm', sen(faktur.ppnbm)],
  ];
  drawSums(
    sheet,
    'pdf.total',
    sums.map(([key, amount]) => [key, rupiah(wholeRupiah(amount))]),
    60,
  );
  sheet.y += 6;
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
  const rounded = roundedTotals(faktur);
  if (rounded.length === 0) return;
  const money = (amount: string): string => `Rp ${formatDecimal(amount, 2)}`;
  const sentences = rounded.map(({ key, lines, document, difference }) =>
    sheet.say('pdf.rounded', {
      what: sheet.say(`pdf.rounded_of.${key}`),
      lines: money(lines),
      document: money(document),
      difference: money(difference),
    }),
  );
  doc.text(`${sentences.join(' ')} ${sheet.say('pdf.rounding')}`, page.left + 8, sheet.y, {
    width: page.right - page.left - 16,
  });
  sheet.y = doc.y + 2;
};
