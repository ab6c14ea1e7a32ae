import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { oneSheetTemplate } from '../template/one-sheet.ts';
import type { TemplateTexts } from '../template/sheets.ts';
import { type DokumenField, dokumenFieldsFor } from './fields.ts';
import { synonyms } from './synonyms.ts';

/** The kind in words says what the codes of the office say. */
const coded: readonly string[] = ['transaction', 'document'] satisfies DokumenField[];

/** An empty list of other documents of one side, and a guide. */
export const dokumenTemplate = (side: DokumenSide) => (texts: TemplateTexts) =>
  oneSheetTemplate(
    {
      name: 'Dokumen Lain',
      fields: Object.keys(dokumenFieldsFor(side)).filter((field) => !coded.includes(field)) as DokumenField[],
      headings: synonyms,
    },
    texts,
  );
