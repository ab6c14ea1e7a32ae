import Excel from 'exceljs';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { AS_TEXT, headed, type TemplateTexts, writeGuide } from '../template/sheets.ts';
import { type DokumenField, dokumenFieldsFor } from './fields.ts';
import { synonyms } from './synonyms.ts';

const amounts: readonly string[] = ['dpp', 'ppn', 'ppnbm'] satisfies DokumenField[];
/** The kind in words says what the codes of the office say. */
const coded: readonly string[] = ['transaction', 'document'] satisfies DokumenField[];

/** An empty list of other documents of one side, and a guide. */
export const dokumenTemplate =
  (side: DokumenSide) =>
  async (texts: TemplateTexts): Promise<Uint8Array<ArrayBuffer>> => {
    const book = new Excel.Workbook();
    const sheet = book.addWorksheet('Dokumen Lain', { views: [{ state: 'frozen', ySplit: 1 }] });
    const fields = Object.keys(dokumenFieldsFor(side)).filter((field) => !coded.includes(field)) as DokumenField[];
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
