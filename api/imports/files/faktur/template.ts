import Excel from 'exceljs';
import { codesInOrder } from '#domain/faktur/codes.ts';
import { units } from '#domain/faktur/units.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { END_MARK } from '../converter/two-sheets.ts';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import { detailColumns, fakturColumns, SELLER_LABEL } from './converter/columns.ts';

const writeFaktur = (book: Excel.Workbook, npwp: string): void => {
  const sheet = book.addWorksheet('Faktur', { views: [{ state: 'frozen', ySplit: 3 }] });
  fakturColumns.forEach((column, at) => {
    sheet.getColumn(at + 1).numFmt = column.field === 'date' ? 'dd/mm/yyyy' : AS_TEXT;
  });
  sheet.getCell('A1').value = SELLER_LABEL;
  sheet.getCell('C1').value = npwp;
  headed(
    sheet,
    3,
    fakturColumns.map((column) => column.heading),
  );
  sheet.getCell(4, fakturColumns.findIndex((column) => column.field === 'ownNitku') + 1).value = headOffice(npwp);
  sheet.getCell('A4').value = '1';
  sheet.getCell('A5').value = END_MARK;
};

const writeDetail = (book: Excel.Workbook): void => {
  const sheet = book.addWorksheet('DetailFaktur', { views: [{ state: 'frozen', ySplit: 1 }] });
  detailColumns.forEach((column, at) => {
    if (column.field === 'goodsCode' || column.field === 'unit') sheet.getColumn(at + 1).numFmt = AS_TEXT;
  });
  headed(
    sheet,
    1,
    detailColumns.map((column) => column.heading),
  );
  sheet.getCell('A2').value = '1';
  sheet.getCell('A3').value = END_MARK;
};

const writeCodes = (book: Excel.Workbook, { codesSheet: name, codeNames }: TemplateTexts): void => {
  const codes = book.addWorksheet(name);
  codes.getColumn(1).width = 14;
  codes.getColumn(2).width = 72;
  for (const code of codesInOrder) codes.addRow([code, codeNames[code] ?? '']);
  codes.addRow([]);
  for (const [code, label] of Object.entries(units)) codes.addRow([code, label]);
};

export const converterTemplate = async (npwp: string, texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  writeFaktur(book, npwp);
  writeDetail(book);
  writeGuide(book, texts);
  writeCodes(book, texts);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
