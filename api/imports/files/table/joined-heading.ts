import { cellKind, type SheetRow } from '../sheet.ts';

/** A heading that groups others, and the one below it. */
export type Parts = readonly [top: string, lower: string];

/** A row of headings, whether it is one row of the sheet or two. */
export type Heading = {
  readonly row: number;
  /** How many rows of the sheet it takes. */
  readonly rows: 1 | 2;
  readonly cells: readonly string[];
  readonly parts: readonly (Parts | null)[];
};

const LONGEST = 60;
const textAt = (row: SheetRow, at: number): string => (row.cells[at] ?? '').replace(/\s+/g, ' ').trim();

const isWord = (row: SheetRow, at: number): boolean => {
  const text = textAt(row, at);
  const kind = row.kinds[at] ?? cellKind.word;
  return text === '' || (kind === cellKind.word && /\p{L}/u.test(text) && text.length <= LONGEST);
};

export const plainHeading = (row: SheetRow): Heading => ({
  row: row.row,
  rows: 1,
  cells: row.cells,
  parts: [],
});

/**
 * Two rows that are one heading: above, titles that each stand over several columns or over one, below, the names of the columns of a
 * group. A column named above alone has nothing below it. Null where the lower row is no such thing: it holds the first data.
 */
export const joinedHeading = (top: SheetRow, lower: SheetRow): Heading | null => {
  if (lower.row !== top.row + 1) return null;
  const width = Math.max(top.cells.length, lower.cells.length);
  const cells: string[] = [];
  const parts: (Parts | null)[] = [];
  let group = '';
  let members = 0;
  let largest = 0;
  for (let at = 0; at < width; at++) {
    const [above, below] = [textAt(top, at), textAt(lower, at)];
    if (!isWord(top, at) || !isWord(lower, at)) return null;
    if (below === '') {
      if (members === 1) return null;
      group = '';
      members = 0;
      cells.push(above);
      parts.push(null);
      continue;
    }
    if (above !== '' && above !== group) {
      if (members === 1) return null;
      group = above;
      members = 0;
    } else if (group === '') return null;
    members++;
    largest = Math.max(largest, members);
    cells.push(`${group} ${below}`);
    parts.push([group, below]);
  }
  if (members === 1 || largest < 2) return null;
  return { row: top.row, rows: 2, cells, parts };
};

/** The heading a row belongs to, among the rows around it: alone, with the row below, or with the one above. */
export const headingAt = (rows: readonly SheetRow[], row: number): Heading | null => {
  const at = rows.findIndex((one) => one.row === row);
  const found = rows[at];
  if (!found) return null;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  return (below && joinedHeading(found, below)) ?? (above ? joinedHeading(above, found) : null) ?? plainHeading(found);
};
