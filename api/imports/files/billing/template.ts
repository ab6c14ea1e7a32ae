import Excel from 'exceljs';
import { pairsIn } from '#domain/billing/pairs.ts';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import { type BillingField, billingFields } from './fields.ts';
import { synonyms } from './synonyms.ts';

export const templateFields = (Object.keys(billingFields) as BillingField[]).filter(
  (field) => field !== 'pair' && field !== 'period',
);

/** The first synonym, so that the completed template is mapped automatically. */
const headingOf = (field: BillingField): string => synonyms[field][0] ?? field;

const writeSheet = (book: Excel.Workbook): void => {
  const sheet = book.addWorksheet('ID Billing', { views: [{ state: 'frozen', ySplit: 1 }] });
  templateFields.forEach((field, at) => {
    sheet.getColumn(at + 1).numFmt = field === 'amount' ? '#,##0' : AS_TEXT;
  });
  headed(sheet, 1, templateFields.map(headingOf));
};

const writeCodes = (book: Excel.Workbook, name: string): void => {
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  headed(sheet, 1, [headingOf('kap'), headingOf('kjs'), 'Jenis pajak', 'Jenis setoran']);
  sheet.getColumn(3).width = 40;
  sheet.getColumn(4).width = 72;
  for (const { kap, kjs, tax, description } of pairsIn('coretax')) sheet.addRow([kap, kjs, tax, description]);
};

export const billingTemplate = async (texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
  const book = new Excel.Workbook();
  writeSheet(book);
  writeGuide(book, texts);
  writeCodes(book, texts.codesSheet);
  return new Uint8Array(await book.xlsx.writeBuffer());
};
