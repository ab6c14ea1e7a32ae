import Excel from 'exceljs';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import { type MasukanField, masukanFields } from './fields.ts';
import { synonyms } from './synonyms.ts';

const amounts: readonly string[] = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] satisfies MasukanField[];

/** An empty list with the portal's headings, and a guide. */
export const masukanTemplate = async (texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('Faktur Masukan', { views: [{ state: 'frozen', ySplit: 1 }] });
  const fields = Object.keys(masukanFields) as MasukanField[];
  fields.forEach((field, at) => {
    sheet.getColumn(at + 1).numFmt = amounts.includes(field) ? '#,##0' : field === 'date' ? 'dd/mm/yyyy' : AS_TEXT;
  });
  headed(
    sheet,
    1,
    fields.map((field) => synonyms[field][0] ?? field),
  );
  writeGuide(book, texts);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
