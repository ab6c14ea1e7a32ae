import Excel from 'exceljs';
import { transactionCodes } from '#domain/faktur/codes.ts';
import { units } from '#domain/faktur/units.ts';
import { headOffice } from '#domain/rules/identity/nitku.ts';
import { detailColumns, END_MARK, fakturColumns, SELLER_LABEL } from './columns.ts';

export type TemplateTexts = {
  /** Title, then the steps, in the reader's words. */
  readonly guide: readonly string[];
  readonly guideSheet: string;
  readonly codesSheet: string;
  readonly columnNotes: readonly (readonly [column: string, note: string])[];
};

const HEADING: Partial<Excel.Style> = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8EEF7' } },
  alignment: { vertical: 'middle', wrapText: true },
};
/** Numbers that are no amounts: as text, so that no zero is lost. */
const TEXT = '@';

const headed = (sheet: Excel.Worksheet, row: number, headings: readonly string[]): void => {
  headings.forEach((heading, at) => {
    const cell = sheet.getCell(row, at + 1);
    cell.value = heading;
    cell.style = HEADING;
    sheet.getColumn(at + 1).width = Math.max(14, heading.length + 2);
  });
};

const writeFaktur = (book: Excel.Workbook, npwp: string): void => {
  const sheet = book.addWorksheet('Faktur', { views: [{ state: 'frozen', ySplit: 3 }] });
  fakturColumns.forEach((column, at) => {
    sheet.getColumn(at + 1).numFmt = column.field === 'date' ? 'dd/mm/yyyy' : TEXT;
  });
  sheet.getCell('A1').value = SELLER_LABEL;
  sheet.getCell('C1').value = npwp;
  headed(
    sheet,
    3,
    fakturColumns.map((column) => column.heading),
  );
  sheet.getCell(4, fakturColumns.findIndex((column) => column.field === 'sellerNitku') + 1).value = headOffice(npwp);
  sheet.getCell('A4').value = '1';
  sheet.getCell('A5').value = END_MARK;
};

const writeDetail = (book: Excel.Workbook): void => {
  const sheet = book.addWorksheet('DetailFaktur', { views: [{ state: 'frozen', ySplit: 1 }] });
  detailColumns.forEach((column, at) => {
    if (column.field === 'goodsCode' || column.field === 'unit') sheet.getColumn(at + 1).numFmt = TEXT;
  });
  headed(
    sheet,
    1,
    detailColumns.map((column) => column.heading),
  );
  sheet.getCell('A2').value = '1';
  sheet.getCell('A3').value = END_MARK;
};

const writeGuide = (book: Excel.Workbook, { guide, guideSheet, codesSheet, columnNotes }: TemplateTexts): void => {
  const sheet = book.addWorksheet(guideSheet);
  sheet.getColumn(1).width = 28;
  sheet.getColumn(2).width = 96;
  guide.forEach((line, at) => {
    sheet.getCell(at + 1, at === 0 ? 1 : 2).value = line;
  });
  sheet.getCell(1, 1).font = { bold: true, size: 14 };
  columnNotes.forEach(([column, note], at) => {
    const row = sheet.getRow(guide.length + 2 + at);
    row.getCell(1).value = column;
    row.getCell(1).font = { bold: true };
    row.getCell(2).value = note;
    row.getCell(2).alignment = { wrapText: true, vertical: 'top' };
  });
  const codes = book.addWorksheet(codesSheet);
  codes.getColumn(1).width = 14;
  codes.getColumn(2).width = 72;
  for (const [code, { name }] of Object.entries(transactionCodes).sort()) codes.addRow([code, name]);
  codes.addRow([]);
  for (const [code, name] of Object.entries(units)) codes.addRow([code, name]);
};

/** An empty workbook as the office's converter lays it out, filled with the company's own numbers, and a guide beside it. */
export const converterTemplate = async (npwp: string, texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  writeFaktur(book, npwp);
  writeDetail(book);
  writeGuide(book, texts);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
