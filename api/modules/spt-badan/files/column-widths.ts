import { PAD, type PrintedCells, type PrintedColumn, TABLE_SIZE, widestLine } from '../../../output/pdf/table.ts';

type Labelled = Omit<PrintedColumn, 'width'>;

const LONGEST_WORD = 84;
const LONGEST_TEXT = 240;
/** A word that fits to the point is still broken. */
const SAFE = 2;

const widestWord = (doc: PDFKit.PDFDocument, text: string): number => widestLine(doc, text.replaceAll(/\s+/g, '\n'));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What each gets of an amount: the small needs in full, the others the same. */
const filled = (amount: number, needs: readonly number[]): readonly number[] => {
  let [left, others] = [amount, needs.length];
  const given = needs.map(() => 0);
  for (const at of [...needs.keys()].sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0))) {
    given[at] = Math.min(needs[at] ?? 0, left / others);
    left -= given[at] ?? 0;
    others--;
  }
  return given;
};

/**
 * Columns in a room of points. Each is as wide as its longest word and half its label, one with numbers as its longest
 * number; what is left goes to the texts that need it. Columns that need more than the room become narrower alike.
 */
export const columnsIn = (
  doc: PDFKit.PDFDocument,
  room: number,
  columns: readonly Labelled[],
  rows: readonly PrintedCells[],
): readonly PrintedColumn[] => {
  doc.font('Helvetica-Bold').fontSize(TABLE_SIZE);
  const wanted = columns.map(({ label, right }, at) => {
    const texts = rows.map((row) => ('heading' in row ? '' : (row.cells[at] ?? '')));
    const text = Math.max(...texts.map((one) => widestLine(doc, one)));
    const word = Math.max(...texts.map((one) => widestWord(doc, one)));
    const head = Math.max(widestWord(doc, label), widestLine(doc, label) / 2);
    const least = Math.max(head, right ? text : Math.min(word, LONGEST_WORD)) + 2 * PAD + SAFE;
    const whole = right ? 0 : Math.min(text, LONGEST_TEXT) + 2 * PAD + SAFE;
    return { least, more: Math.max(0, whole - least) };
  });
  const needed = sum(wanted.map(({ least }) => least));
  if (needed >= room)
    return columns.map((column, at) => ({ ...column, width: ((wanted[at]?.least ?? 0) * room) / needed }));
  const given = filled(
    room - needed,
    wanted.map(({ more }) => more),
  );
  const widths = wanted.map(({ least }, at) => least + (given[at] ?? 0));
  const used = sum(widths);
  return columns.map((column, at) => ({ ...column, width: ((widths[at] ?? 0) * room) / used }));
};
