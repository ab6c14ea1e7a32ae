import Excel from 'exceljs';
import type { ConverterColumn } from '../../../api/imports/files/converter/column.ts';
import { END_MARK } from '../../../api/imports/files/converter/two-sheets.ts';

type Cell = string | number | null;
type Head = readonly [columns: readonly ConverterColumn[], rows: readonly (readonly Cell[])[]];
type Detail = readonly [columns: readonly ConverterColumn[], rows: readonly Readonly<Record<string, Cell>>[]];

export const twoSheetBook = async ([head, documents]: Head, [detail, lines]: Detail): Promise<Uint8Array> => {
  const book = new Excel.Workbook();
  book
    .addWorksheet('Retur')
    .addRows([head.map(({ heading }) => heading), ...documents.map((row) => [...row]), [END_MARK]]);
  book
    .addWorksheet('DetailRetur')
    .addRows([
      detail.map(({ heading }) => heading),
      ...lines.map((row) => detail.map(({ heading }) => row[heading] ?? null)),
      [END_MARK],
    ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
