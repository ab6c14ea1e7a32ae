import { lawTable } from '../../definition/law-table.ts';
import { text } from '../../definition/record-field.ts';

/** What people read about a code of the tax office. */
export const errorCode = lawTable({
  table: 'error-code',
  names: ['errorCode', 'errorCodes'],
  title: ['Katalog galat', 'Error catalogue'],
  noun: ['galat', 'error'],
  words: {
    lead: [
      'Teks yang dibaca pengguna saat kantor pajak menolak dokumen.',
      'What people read when the tax office rejects a document.',
    ],
  },
  fields: {
    code: text(['Kode', 'Code'], 60),
    titleId: text(['Judul (Indonesia)', 'Title (Indonesian)'], 150),
    titleEn: text(['Judul (Inggris)', 'Title (English)'], 150),
    causeId: text(['Sebab (Indonesia)', 'Cause (Indonesian)'], 600),
    causeEn: text(['Sebab (Inggris)', 'Cause (English)'], 600),
    cureId: text(['Perbaikan (Indonesia)', 'Cure (Indonesian)'], 150),
    cureEn: text(['Perbaikan (Inggris)', 'Cure (English)'], 150),
  },
  key: ['code'],
  list: ['code', 'titleId', 'causeId', 'cureId'],
  form: ['code', ['titleId', 'titleEn'], 'causeId', 'causeEn', ['cureId', 'cureEn']],
  search: ['code', 'titleId', 'titleEn', 'causeId'],
  inBrowser: true,
});
