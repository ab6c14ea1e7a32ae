import { limits, Refusal, tableSize } from '../refusal.ts';
import { type CellKind, cellKind, type RowTaker } from '../sheet.ts';
import { isHiddenRow, readRowXml, rowNumber } from './row-xml.ts';
import { type BookFacts, typedCell } from './typed-cell.ts';

const ROW_END = /<\/(\w+:)?row>/g;
const OPENING = /<(?:\w+:)?row(?=[\s>])/g;

const openingIn = (text: string): number => {
  let at = -1;
  for (const match of text.matchAll(OPENING)) at = match.index;
  return at;
};

/** Refuses document types and truncated sheets. */
async function* rowPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let begun = false;
  let ended = false;
  for await (const piece of pieces) {
    if (!begun && `${rest}${piece}`.includes('<!DOCTYPE')) throw new Refusal('xml_doctype');
    rest += piece;
    let from = 0;
    for (const match of rest.matchAll(ROW_END)) {
      const to = match.index + match[0].length;
      const stretch = rest.slice(from, to);
      const opening = openingIn(stretch);
      if (opening >= 0) yield stretch.slice(opening);
      begun = true;
      from = to;
    }
    rest = rest.slice(from);
    if (rest.length > 16 * 1024 * 1024) throw new Refusal('xml_broken');
    ended ||= /<\/(\w+:)?sheetData>|<(\w+:)?sheetData\s*\/>/.test(rest);
  }
  if (!ended) throw new Refusal('xml_broken');
}

/** Empty rows are skipped, but every row keeps its number in the file. */
export const readSheetRows = async (pieces: AsyncIterable<string>, facts: BookFacts, take: RowTaker): Promise<void> => {
  let row = 0;
  const count = tableSize(limits.rows);
  for await (const xml of rowPieces(pieces)) {
    row = rowNumber(xml) ?? row + 1;
    const cells: string[] = [];
    const kinds: CellKind[] = [];
    readRowXml(xml, (column, stored) => {
      const cell = typedCell(stored, facts);
      if (!cell || column < 0) return;
      if (column >= limits.columns) throw new Refusal('too_many_columns', { limit: limits.columns });
      if (cell.text.length > limits.cellCharacters) throw new Refusal('cell_too_long', { row });
      while (cells.length < column) {
        cells.push('');
        kinds.push(cellKind.word);
      }
      cells[column] = cell.text;
      kinds[column] = cell.kind;
    });
    const empty = cells.every((cell, at) => cell === '' && kinds[at] !== cellKind.emptyFormula);
    count(cells.length, empty);
    const hidden = isHiddenRow(xml);
    if (!empty && take(hidden ? { row, cells, kinds, hidden } : { row, cells, kinds }) === false) return;
  }
};
