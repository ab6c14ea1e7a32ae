import { drawable, ensureRoom, ink, page, type Sheet } from './sheet.ts';

export type PrintedColumn = { readonly label: string; readonly width: number; readonly right?: true };

/** One text per column, of one or two lines; a heading spans all columns. */
export type PrintedCells =
  | { readonly heading: string }
  | { readonly cells: readonly string[]; readonly strong?: boolean };

export const TABLE_SIZE = 6.8;
export const PAD = 3;
const SMALLEST = 4.6;

/** Converts each line separately, to keep line breaks. */
const linesOf = (text: string): string => text.split('\n').map(drawable).join('\n');

export const widestLine = (doc: PDFKit.PDFDocument, text: string): number =>
  Math.max(
    ...linesOf(text)
      .split('\n')
      .map((line) => doc.widthOfString(line)),
  );

const fontOf = (row: PrintedCells): string => ('heading' in row || row.strong ? 'Helvetica-Bold' : 'Helvetica');

/** One size for all rows of a table, at which each number fits its column. */
const sizeOf = (doc: PDFKit.PDFDocument, columns: readonly PrintedColumn[], rows: readonly PrintedCells[]): number => {
  let size = TABLE_SIZE;
  doc.fontSize(TABLE_SIZE);
  for (const row of rows) {
    if ('heading' in row) continue;
    doc.font(fontOf(row));
    columns.forEach(({ width, right }, at) => {
      const text = right && row.cells[at];
      if (text) size = Math.min(size, (TABLE_SIZE * (width - 2 * PAD)) / widestLine(doc, text));
    });
  }
  return Math.max(SMALLEST, size);
};

const heightOf = (doc: PDFKit.PDFDocument, columns: readonly PrintedColumn[], cells: readonly string[]): number =>
  Math.max(
    ...cells.map((text, at) => {
      const { width = 0, right } = columns[at] ?? {};
      return right
        ? doc.currentLineHeight(true) * text.split('\n').length
        : doc.heightOfString(text || ' ', { width: width - 2 * PAD });
    }),
  );

const drawCells = ({ doc, y }: Sheet, columns: readonly PrintedColumn[], cells: readonly string[]): void => {
  let left = page.left;
  columns.forEach(({ width, right }, at) => {
    const text = cells[at] ?? '';
    if (text) doc.text(text, left + PAD, y + PAD, { width: width - 2 * PAD, align: right ? 'right' : 'left' });
    left += width;
  });
};

const drawHead = (sheet: Sheet, columns: readonly PrintedColumn[], size: number): void => {
  const { doc } = sheet;
  doc.font('Helvetica-Bold').fontSize(size);
  const labels = columns.map(({ label }) => linesOf(label));
  const height = Math.max(...columns.map(({ label, width }) => doc.heightOfString(label, { width: width - 2 * PAD })));
  doc.rect(page.left, sheet.y, page.right - page.left, height + 2 * PAD).fill(ink.tint);
  doc.fillColor(ink.text);
  drawCells(sheet, columns, labels);
  sheet.y += height + 2 * PAD;
};

export const drawTable = (sheet: Sheet, columns: readonly PrintedColumn[], rows: Iterable<PrintedCells>): void => {
  const { doc } = sheet;
  const all = [...rows];
  const size = sizeOf(doc, columns, all);
  ensureRoom(sheet, 48);
  drawHead(sheet, columns, size);
  for (const row of all) {
    const heading = 'heading' in row;
    const font = fontOf(row);
    const cells = heading ? [] : row.cells.map(linesOf);
    doc.font(font).fontSize(size);
    const height = (heading ? doc.currentLineHeight(true) : heightOf(doc, columns, cells)) + 2 * PAD;
    // Keeps a heading on the same page as the row below it.
    ensureRoom(sheet, heading ? height * 2 : height, () => drawHead(sheet, columns, size));
    doc.font(font).fontSize(size).fillColor(ink.text);
    if (heading) doc.text(drawable(row.heading), page.left + PAD, sheet.y + PAD, { lineBreak: false });
    else drawCells(sheet, columns, cells);
    sheet.y += height;
    doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.4).stroke(ink.line);
  }
  sheet.y += 8;
};
