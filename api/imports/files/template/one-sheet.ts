import Excel from 'exceljs';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from './sheets.ts';

type Sheet<F extends string> = {
  readonly name: string;
  readonly fields: readonly F[];
  readonly headings: Readonly<Record<F, readonly string[]>>;
};

const amounts: readonly string[] = ['dpp', 'otherDpp', 'ppn', 'ppnbm'];

export const oneSheetTemplate = async <F extends string>(
  { name, fields, headings }: Sheet<F>,
  texts: TemplateTexts,
): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  fields.forEach((field, at) => {
    sheet.getColumn(at + 1).numFmt = amounts.includes(field) ? '#,##0' : field === 'date' ? 'dd/mm/yyyy' : AS_TEXT;
  });
  headed(
    sheet,
    1,
    fields.map((field) => headings[field][0] ?? field),
  );
  writeGuide(book, texts);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
