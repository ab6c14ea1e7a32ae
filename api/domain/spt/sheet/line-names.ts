import type { Names } from './formula.ts';
import type { SheetLine } from './line-table.ts';

/** Throws RangeError, naming the line. */
export const wrongLine = ({ sheet, name }: SheetLine, what: string): never => {
  throw new RangeError(`line ${sheet}!${name} ${what}`);
};

export const valueIn = (line: SheetLine): string => line.value ?? wrongLine(line, 'has no value');

/** Finds the lines another line names: in a row the line of the same column, else a line by its own name. */
export const namesFor = (own: SheetLine, lines: readonly SheetLine[]): Names => {
  const here = lines.filter(({ sheet }) => sheet === own.sheet);
  const inColumn = (row: string) => here.find((line) => line.row === row && line.column === own.column);
  return {
    line: (name) => {
      const found = inColumn(name) ?? here.find((line) => line.name === name);
      return found?.name ?? wrongLine(own, `names ${name}, which does not exist`);
    },
    range: (first, last) => {
      const rows = [...new Set(here.map(({ row }) => row))];
      const [start, end] = [rows.indexOf(first), rows.indexOf(last)];
      if (start < 0 || end <= start) return wrongLine(own, `names the range ${first}..${last}, which does not exist`);
      return rows.slice(start, end + 1).flatMap((row) => inColumn(row)?.name ?? []);
    },
  };
};

export const carriedFrom = (own: SheetLine, lines: readonly SheetLine[]): SheetLine => {
  const [from, name] = valueIn(own).split('!');
  const found = lines.find((line) => line.sheet === from && line.name === name);
  return found ?? wrongLine(own, `copies ${own.value}, which does not exist`);
};
