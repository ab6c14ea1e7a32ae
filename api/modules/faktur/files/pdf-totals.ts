import { rupiah, sen, total, wholeRupiah } from '#domain/definition/money.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { terbilang } from '#domain/text/terbilang.ts';
import { drawable, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawSums } from './pdf-sums.ts';

/** Sums in whole rupiah, the rounding difference, and the VAT in words. */
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
