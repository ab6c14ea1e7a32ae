import type { ShownLine } from '#domain/spt-badan/shown-sheet.ts';
import { page, type Sheet } from '../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../../../output/pdf/table.ts';
import { cellText, wrapped } from './cell-text.ts';

const WIDTH = page.right - page.left;
const NUMBER = 40;
const VALUE = { one: 150, many: 82 } as const;
const ANSWER_LETTERS = 42;

/** Names of lines of ours, which the form does not print. */
const isOwn = (row: string): boolean => /^(ID|PN)\.|^T\d|[a-z]{3,}|KLN|JML/.test(row);

/** The number that the form prints before a line; empty for a line of ours. */
export const printedNumber = ({ row, numbered }: Pick<ShownLine, 'row' | 'numbered'>): string =>
  numbered && !isOwn(row) ? row : '';

/** The lines of one part, a column for each amount that a line has. */
export const drawLines = (sheet: Sheet, lines: readonly ShownLine[]): void => {
  const columns = [...new Set(lines.map(({ column }) => column))];
  const width = columns.length > 1 ? VALUE.many : VALUE.one;
  const printed: readonly PrintedColumn[] = [
    { label: sheet.say('pdfAnnual.number'), width: NUMBER },
    { label: sheet.say('pdfAnnual.line'), width: WIDTH - NUMBER - columns.length * width },
    ...columns.map((column) => ({
      label: sheet.say(column ? `sptBadan.column.${column}` : 'pdfAnnual.value'),
      width,
      right: true as const,
    })),
  ];
  const rows = [...new Set(lines.map(({ row }) => row))].map((row): PrintedCells => {
    const own = lines.filter((line) => line.row === row);
    const [first] = own;
    return {
      cells: [
        first ? printedNumber(first) : '',
        first ? sheet.say(first.label) : '',
        ...columns.map((column) => {
          const line = own.find((one) => one.column === column);
          return line ? wrapped(cellText(sheet, line.cell, line.value), ANSWER_LETTERS) : '';
        }),
      ],
      strong: own.some(({ strong }) => strong),
    };
  });
  drawTable(sheet, printed, rows);
};
