import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { type CellKind, cellKind, type RowTaker } from '../sheet.ts';
import { xmlScanner } from '../xml/scan.ts';
import { numberText, serialDay } from './cell-text.ts';

export type BookFacts = {
  readonly strings: readonly string[];
  readonly dates: readonly boolean[];
  readonly since1904: boolean;
};

/** "AB12" → 27: column letters to an index from zero. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (let i = 0; i < reference.length; i++) {
    const letter = reference.charCodeAt(i) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
};

/** Reads a worksheet row by row; empty rows are skipped, but every row keeps the number it has in the file. */
export const readSheetRows = async (pieces: AsyncIterable<string>, facts: BookFacts, take: RowTaker): Promise<void> => {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let kinds: CellKind[] = [];
  let type = 'n';
  let style = 0;
  let value = '';
  let formula = false;
  let collecting = false;
  let enough = false;

  const put = (text: string, kind: CellKind): void => {
    if (column >= limits.columns) throw new Refusal('too_many_columns', { limit: limits.columns });
    if (text.length > limits.cellCharacters) throw new Refusal('cell_too_long', { row });
    while (cells.length < column) {
      cells.push('');
      kinds.push(cellKind.word);
    }
    cells[column] = text;
    kinds[column] = kind;
  };

  const number = (): void => {
    const day = facts.dates[style] ? serialDay(Number(value), facts.since1904) : null;
    if (day) put(day, formula ? cellKind.formula : cellKind.day);
    else put(numberText(value), formula ? cellKind.formula : cellKind.number);
  };

  const endCell = (): void => {
    if (value === '') {
      if (formula) put('', cellKind.emptyFormula);
    } else if (type === 's') put(facts.strings[Number(value)] ?? '', cellKind.word);
    else if (type === 'n') number();
    else if (type === 'e') put(value, cellKind.error);
    else if (type === 'b') put(value === '1' ? 'TRUE' : 'FALSE', cellKind.flag);
    else if (type === 'd') put(value.slice(0, 10), cellKind.day);
    else put(value, formula ? cellKind.formula : cellKind.word);
  };

  const scanner = xmlScanner({
    open: (name, attributes) => {
      if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        type = attributes.t ?? 'n';
        style = Number(attributes.s ?? 0);
        value = '';
        formula = false;
      } else if (name === 'v' || name === 't') collecting = true;
      else if (name === 'f') formula = true;
      else if (name === 'row') {
        row = attributes.r ? Number(attributes.r) : row + 1;
        column = -1;
        cells = [];
        kinds = [];
      }
    },
    close: (name) => {
      if (name === 'c') endCell();
      else if (name === 'v' || name === 't') collecting = false;
      else if (
        name === 'row' &&
        !enough &&
        cells.some((cell, at) => cell !== '' || kinds[at] === cellKind.emptyFormula)
      )
        enough = take({ row, cells, kinds }) === false;
    },
    text: (text) => {
      if (collecting) value += text;
    },
  });
  for await (const piece of pieces) {
    scanner.write(piece);
    if (enough) return;
  }
  scanner.end();
};
