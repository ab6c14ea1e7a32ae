import type { SheetCell, SheetFact, SheetLine, SheetPart, SheetSection } from '#domain/bupot/sheet.ts';
import { drawable, ensureRoom, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const WIDTH = page.right - page.left;
const LABEL = 178;
const SECOND_COLUMN = { left: 312, label: 92 };
const SIZE = 8.5;
const NUMBER = 22;
const AMOUNT = 118;

const bar = (sheet: Sheet, title: string): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 40);
  doc.rect(page.left, sheet.y, WIDTH, 15).fill(ink.head);
  doc.font('Helvetica-Bold').fontSize(SIZE).fillColor('#ffffff');
  doc.text(title, page.left + 6, sheet.y + 4, { width: WIDTH - 12, lineBreak: false });
  sheet.y += 19;
};

type Place = { readonly left: number; readonly width: number; readonly label: number };

const CODE = 28;
const GAP = 4;

const putFact = ({ doc, y }: Sheet, { code, label, value }: SheetFact, place: Place, draw: boolean): number => {
  const text = drawable(value);
  const after = place.left + CODE + place.label;
  const room = place.left + place.width - after - GAP;
  const named = { width: place.label - 10 };
  doc.font('Helvetica').fontSize(SIZE);
  if (draw) {
    doc.fillColor(ink.soft).text(code, place.left, y, { lineBreak: false });
    doc.text(label, place.left + CODE, y, named);
    doc.text(':', after - 4, y, { lineBreak: false });
    doc.fillColor(ink.text).text(text, after + 2, y, { width: room });
  }
  return Math.max(doc.heightOfString(text, { width: room }), doc.heightOfString(label, named)) + 2.5;
};

const drawFacts = (sheet: Sheet, facts: readonly [SheetFact, SheetFact?], width: number): void => {
  const [first, second] = facts;
  const places = [
    { fact: first, place: { left: page.left + 6, width: (second ? SECOND_COLUMN.left : width) - 12, label: LABEL } },
    ...(second
      ? [
          {
            fact: second,
            place: {
              left: page.left + SECOND_COLUMN.left,
              width: width - SECOND_COLUMN.left - 6,
              label: SECOND_COLUMN.label,
            },
          },
        ]
      : []),
  ];
  const height = Math.max(...places.map(({ fact, place }) => putFact(sheet, fact, place, false)));
  ensureRoom(sheet, height);
  for (const { fact, place } of places) putFact(sheet, fact, place, true);
  sheet.y += height;
};

const fitting = (doc: PDFKit.PDFDocument, text: string, width: number, size: number): number => {
  const wide = doc.fontSize(size).widthOfString(text);
  return wide <= width ? size : Math.max(5.5, (size * width) / wide);
};

const drawRow = (sheet: Sheet, cells: readonly SheetCell[]): void => {
  const { doc } = sheet;
  const shares = cells.reduce((sum, { share }) => sum + share, 0);
  const widths = cells.map(({ share }) => (share / shares) * WIDTH);
  const text = { width: 0, align: 'center' as const };
  doc.font('Helvetica-Bold').fontSize(7);
  const heads = cells.map(({ label, code }, at) =>
    doc.heightOfString(`${label}\n${code}`, { ...text, width: (widths[at] ?? 0) - 8 }),
  );
  const head = Math.max(...heads) + 8;
  doc.font('Helvetica').fontSize(SIZE);
  const bodies = cells.map(({ value, right }, at) =>
    right ? 10 : doc.heightOfString(drawable(value), { width: (widths[at] ?? 0) - 8 }),
  );
  const body = Math.max(...bodies) + 10;
  sheet.y += 2;
  ensureRoom(sheet, head + body);
  doc.rect(page.left, sheet.y, WIDTH, head).fill(ink.tint);
  let left = page.left;
  cells.forEach(({ label, code, value, right }, at) => {
    const width = widths[at] ?? 0;
    doc.font('Helvetica-Bold').fontSize(7).fillColor(ink.text);
    doc.text(`${label}\n${code}`, left + 4, sheet.y + 4, { width: width - 8, align: 'center' });
    const text = drawable(value);
    doc.font(right ? 'Helvetica-Bold' : 'Helvetica');
    doc.fontSize(right ? fitting(doc, text, width - 9, 9) : SIZE);
    doc.text(text, left + 4, sheet.y + head + 5, {
      width: width - 8,
      align: right ? 'right' : 'left',
      lineBreak: !right,
    });
    doc
      .rect(left, sheet.y, width, head + body)
      .lineWidth(0.5)
      .stroke(ink.line);
    left += width;
  });
  sheet.y += head + body + 5;
};

const drawLine = (sheet: Sheet, { line, label, amount, strong }: SheetLine): void => {
  const { doc } = sheet;
  const font = strong ? 'Helvetica-Bold' : 'Helvetica';
  const room = WIDTH - NUMBER - AMOUNT - 14;
  doc.font(font).fontSize(8);
  const height = doc.heightOfString(label, { width: room }) + 2.8;
  ensureRoom(sheet, height);
  const { y } = sheet;
  doc.fillColor(ink.soft).text(line, page.left + 4, y + 1.9, { width: NUMBER - 8, align: 'right', lineBreak: false });
  doc.fillColor(ink.text).text(label, page.left + NUMBER + 4, y + 1.9, { width: room });
  doc.text(amount, page.right - AMOUNT, y + 1.9, { width: AMOUNT - 6, align: 'right', lineBreak: false });
  sheet.y = y + height;
  doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.4).stroke(ink.line);
};

const drawLines = (sheet: Sheet, heading: string, lines: readonly SheetLine[]): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 40);
  doc.rect(page.left, sheet.y, WIDTH, 13).fill(ink.tint);
  doc.font('Helvetica-Bold').fontSize(8).fillColor(ink.text);
  doc.text(heading, page.left + 6, sheet.y + 3.2, { lineBreak: false });
  sheet.y += 13;
  for (const line of lines) drawLine(sheet, line);
};

const drawPart = (sheet: Sheet, part: SheetPart, width: number): void => {
  if (part.kind === 'facts') for (const fact of part.facts) drawFacts(sheet, [fact], width);
  else if (part.kind === 'pair') drawFacts(sheet, part.facts, width);
  else if (part.kind === 'row') drawRow(sheet, part.cells);
  else drawLines(sheet, part.heading, part.lines);
};

export const drawSection = (sheet: Sheet, { title, parts }: SheetSection, width = WIDTH): void => {
  bar(sheet, title);
  parts.forEach((part, at) => {
    if (part.kind === 'facts' && parts[at - 1]?.kind === 'lines') sheet.y += 3;
    drawPart(sheet, part, width);
  });
  sheet.y += 4;
};
