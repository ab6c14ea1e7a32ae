import { cellKind, type SheetRow } from '../sheet.ts';

export type Parts = readonly [top: string, lower: string];

export type Heading = {
  readonly row: number;
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
 * The upper row has group titles over one or several columns, the lower row the names of a group's columns. A column
 * named only above has an empty cell below. Null if the lower row holds data.
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

export const headingAt = (rows: readonly SheetRow[], row: number): Heading | null => {
  const at = rows.findIndex((one) => one.row === row);
  const found = rows[at];
  if (!found) return null;
  const [above, below] = [rows[at - 1], rows[at + 1]];
  return (below && joinedHeading(found, below)) ?? (above ? joinedHeading(above, found) : null) ?? plainHeading(found);
};
