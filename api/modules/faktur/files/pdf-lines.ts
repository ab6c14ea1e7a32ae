import type { Faktur, FakturLine } from '#domain/faktur/record.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { drawable, ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const columns = [
  { key: 'no', left: page.left, width: 28 },
  { key: 'code', left: page.left + 28, width: 52 },
  { key: 'item', left: page.left + 80, width: 300 },
  { key: 'amount', left: page.left + 380, width: page.right - page.left - 380 },
] as const;

const head = (sheet: Sheet): void => {
  const { doc } = sheet;
  const height = 30;
  doc.rect(page.left, sheet.y, page.right - page.left, height).fill(ink.tint);
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ink.text);
  for (const column of columns)
    doc.text(sheet.say(`pdf.column.${column.key}`), column.left + 6, sheet.y + 6, {
      width: column.width - 12,
      align: column.key === 'amount' ? 'right' : 'left',
    });
  sheet.y += height;
};

const notes = (sheet: Sheet, line: FakturLine): string[] => {
  const words = [
    sheet.say('pdf.line.priceTimes', {
      price: formatDecimal(line.price, 2),
      quantity: formatDecimal(line.quantity, 0),
      unit: unitName(line.unit),
    }),
  ];
  if (line.discount !== '0.00') words.push(sheet.say('pdf.line.discount', { amount: formatDecimal(line.discount, 2) }));
  if (line.dpp !== line.contractDpp) words.push(sheet.say('pdf.line.stage', { amount: formatDecimal(line.dpp, 2) }));
  if (line.ppnbm !== '0.00')
    words.push(
      sheet.say('pdf.line.ppnbm', { rate: formatDecimal(line.ppnbmRate, 0), amount: formatDecimal(line.ppnbm, 2) }),
    );
  return words;
};

export const drawLines = (sheet: Sheet, faktur: Pick<Faktur, 'lines'>): void => {
  const { doc } = sheet;
  const [no, code, item, amount] = columns;
  head(sheet);
  if (faktur.lines.length === 0) {
    doc.font('Helvetica').fontSize(8).fillColor(ink.text);
    doc.text(sheet.say('pdf.line.none'), item.left + 6, sheet.y + 5);
    sheet.y += 24;
  }
  faktur.lines.forEach((line, at) => {
    const name = drawable(line.name);
    const noted = notes(sheet, line).join('\n');
    doc.font('Helvetica').fontSize(9);
    const nameHeight = doc.heightOfString(name, { width: item.width - 12 });
    doc.fontSize(8);
    const height = nameHeight + doc.heightOfString(noted, { width: item.width - 12 }) + 10;
    ensureRoom(sheet, height, () => head(sheet));
    const top = sheet.y + 5;
    doc.fontSize(9).fillColor(ink.text);
    doc.text(String(at + 1), no.left + 6, top, { width: no.width - 8, lineBreak: false });
    doc.text(line.code, code.left + 6, top, { width: code.width - 8, lineBreak: false });
    doc.text(name, item.left + 6, top, { width: item.width - 12 });
    doc.text(formatDecimal(line.gross, 2), amount.left + 6, top, {
      width: amount.width - 12,
      align: 'right',
      lineBreak: false,
    });
    doc
      .fontSize(8)
      .fillColor(ink.soft)
      .text(noted, item.left + 6, top + nameHeight, { width: item.width - 12 });
    sheet.y += height;
    doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.5).stroke(ink.line);
  });
};
