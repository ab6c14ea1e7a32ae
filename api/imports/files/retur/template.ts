import Excel from 'exceljs';
import { END_MARK } from '../converter/two-sheets.ts';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import type { ReturField } from './fields.ts';
import { BUYER_LABEL, detailColumns, headColumns } from './workbook.ts';

const asText: readonly (ReturField | null)[] = ['number', 'counterpartyNpwp', 'goodsCode', 'unit'];

const written = (
  book: Excel.Workbook,
  name: string,
  columns: typeof headColumns,
  headingRow: number,
): Excel.Worksheet => {
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: headingRow }] });
  columns.forEach(({ field }, at) => {
    if (asText.includes(field)) sheet.getColumn(at + 1).numFmt = AS_TEXT;
    else if (field === 'date') sheet.getColumn(at + 1).numFmt = 'dd/mm/yyyy';
  });
  headed(
    sheet,
    headingRow,
    columns.map(({ heading }) => heading),
  );
  sheet.getCell(headingRow + 1, 1).value = '1';
  sheet.getCell(headingRow + 2, 1).value = END_MARK;
  return sheet;
};

export const returTemplate = async (npwp: string, texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  const head = written(book, 'Retur', headColumns, 3);
  head.getCell('A1').value = BUYER_LABEL;
  head.getCell('C1').value = npwp;
  written(book, 'DetailRetur', detailColumns, 1);
  writeGuide(book, texts);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
