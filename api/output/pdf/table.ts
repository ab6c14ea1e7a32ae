import { drawable, ensureRoom, ink, page, type Sheet } from './sheet.ts';

export type PrintedColumn = { readonly label: string; readonly width: number; readonly right?: true };

/** One text per column, of one or two lines; a heading spans all columns. */
export type PrintedCells =
  | { readonly heading: string }
  | { readonly cells: readonly string[]; readonly strong?: boolean };

const SIZE = 6.8;
const SMALLEST = 4.6;
const PAD = 3;

const fitting = (doc: PDFKit.PDFDocument, text: string, width: number): number => {
  const widest = Math.max(...text.split('\n').map((line) => doc.fontSize(SIZE).widthOfString(line)));
  return widest <= width ? SIZE : Math.max(SMALLEST, (SIZE * width) / widest);
};

/** Converts each line separately, to keep line breaks. */
const linesOf = (text: string): string => text.split('\n').map(drawable).join('\n');

const heightOf = (doc: PDFKit.PDFDocument, columns: readonly PrintedColumn[], cells: readonly string[]): number =>
  Math.max(
    ...cells.map((text, at) => {
      const { width = 0, right } = columns[at] ?? {};
      return right
        ? SIZE * 1.18 * text.split('\n').length
        : doc.heightOfString(text || ' ', { width: width - 2 * PAD });
    }),
  );

const drawCells = (
  { doc, y }: Sheet,
  columns: readonly PrintedColumn[],
  cells: readonly string[],
  font: string,
): void => {
  let left = page.left;
  columns.forEach(({ width, right }, at) => {
    const text = cells[at] ?? '';
    const room = width - 2 * PAD;
    doc.font(font).fontSize(SIZE);
    if (right) doc.fontSize(fitting(doc, text, room));
    if (text) doc.text(text, left + PAD, y + PAD, { width: room, align: right ? 'right' : 'left' });
    left += width;
  });
};

const drawHead = (sheet: Sheet, columns: readonly PrintedColumn[]): void => {
  const { doc } = sheet;
  doc.font('Helvetica-Bold').fontSize(SIZE);
  const labels = columns.map(({ label }) => linesOf(label));
  const height = Math.max(...columns.map(({ label, width }) => doc.heightOfString(label, { width: width - 2 * PAD })));
  doc.rect(page.left, sheet.y, page.right - page.left, height + 2 * PAD).fill(ink.tint);
  doc.fillColor(ink.text);
  let left = page.left;
  columns.forEach(({ width, right }, at) => {
    doc.text(labels[at] ?? '', left + PAD, sheet.y + PAD, { width: width - 2 * PAD, align: right ? 'right' : 'left' });
    left += width;
  });
  sheet.y += height + 2 * PAD;
};

export const drawTable = (sheet: Sheet, columns: readonly PrintedColumn[], rows: Iterable<PrintedCells>): void => {
  const { doc } = sheet;
  ensureRoom(sheet, 48);
  drawHead(sheet, columns);
  for (const row of rows) {
    const heading = 'heading' in row;
    const font = heading || row.strong ? 'Helvetica-Bold' : 'Helvetica';
    const cells = heading ? [] : row.cells.map(linesOf);
    doc.font(font).fontSize(SIZE);
    const height = (heading ? SIZE * 1.18 : heightOf(doc, columns, cells)) + 2 * PAD;
    // Keeps a heading on the same page as the row below it.
    ensureRoom(sheet, heading ? height * 2 : height, () => drawHead(sheet, columns));
    doc.font(font).fontSize(SIZE).fillColor(ink.text);
    if (heading) doc.text(drawable(row.heading), page.left + PAD, sheet.y + PAD, { lineBreak: false });
    else drawCells(sheet, columns, cells, font);
    sheet.y += height;
    doc.moveTo(page.left, sheet.y).lineTo(page.right, sheet.y).lineWidth(0.4).stroke(ink.line);
  }
  sheet.y += 8;
};
