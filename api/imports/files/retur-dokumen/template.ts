import { oneSheetTemplate } from '../template/one-sheet.ts';
import type { TemplateTexts } from '../template/sheets.ts';
import { type ReturDokumenField, returDokumenFields } from './fields.ts';
import { synonyms } from './synonyms.ts';

/** An empty list of returns of other documents, and a guide. */
export const returDokumenTemplate = (texts: TemplateTexts) =>
  oneSheetTemplate(
    { name: 'Retur Dokumen Lain', fields: Object.keys(returDokumenFields) as ReturDokumenField[], headings: synonyms },
    texts,
  );
