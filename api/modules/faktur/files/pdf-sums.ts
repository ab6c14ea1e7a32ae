import { formatDecimal } from '#domain/text/format.ts';
import { ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const ROW = 16;
const STRONG: ReadonlySet<string> = new Set(['dpp', 'ppn']);

/**
 * Each with its message key under `words` and its `amount` (rupiah, two decimals). On one page with the following
 * `below` points.
 */
export const drawSums = (
  sheet: Sheet,
  words: string,
  sums: readonly [key: string, amount: string][],
  below: number,
) => {
  const { doc } = sheet;
  ensureRoom(sheet, sums.length * ROW + below);
  for (const [key, amount] of sums) {
    doc
      .font(STRONG.has(key) ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(ink.text);
    doc.text(sheet.say(`${words}.${key}`), page.left + 86, sheet.y + 4, { width: 300, lineBreak: false });
    doc.text(formatDecimal(amount, 2), page.left + 380, sheet.y + 4, {
      width: page.right - page.left - 386,
      align: 'right',
      lineBreak: false,
    });
    sheet.y += ROW;
    doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.5).stroke(ink.line);
  }
};
