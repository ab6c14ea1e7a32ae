import { formatDecimal } from '#domain/text/format.ts';
import { page, type Sheet } from '../../../../output/pdf/sheet.ts';
import { drawTable, type PrintedCells, type PrintedColumn } from '../pdf-table.ts';
import type { SptPaper } from './view.ts';

const WIDTH = page.right - page.left;
const CODE = 54;
/** Room for the amounts of a table of several columns, and of one. */
const AMOUNT = { many: 55, one: 110 } as const;

/** The Induk of a return as a table: a line per row of the form, an amount per column; "-" where nothing was worked yet. */
export const drawInduk = (sheet: Sheet, { spt, induk, printed: { columns, parts } }: SptPaper): void => {
  const amounts = spt.amounts?.[induk] ?? {};
  const amount = columns.length > 1 ? AMOUNT.many : AMOUNT.one;
  const shown: PrintedColumn[] = [
    { label: sheet.say('pdfSpt.row'), width: WIDTH - CODE - columns.length * amount },
    { label: sheet.say(columns.length > 1 ? 'pdfSpt.account' : 'pdfSpt.line'), width: CODE },
    ...columns.map(({ letter, label }) => ({
      label: [letter, sheet.say(label)].filter(Boolean).join('\n'),
      width: amount,
      right: true as const,
    })),
  ];
  const cellOf = (line: string): string => {
    const value = amounts[line];
    return value == null ? '-' : formatDecimal(value, 0);
  };
  const rows = parts.flatMap(({ heading, rows: inPart }): PrintedCells[] => [
    ...(heading ? [{ heading: sheet.say(heading) }] : []),
    ...inPart.map(({ label, code, lines, strong }) => ({
      cells: [sheet.say(label), code ?? '', ...lines.map(cellOf)],
      strong,
    })),
  ]);
  drawTable(sheet, shown, rows);
};
