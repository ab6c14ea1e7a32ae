import { plainRecord } from '../definition/plain-record.ts';
import { day, hinted, optional, text } from '../definition/record-field.ts';

/** Characters of an address. */
const LONGEST = 255;

/** An entry of what is new, shown to everybody from its day on. */
export const whatsNew = plainRecord({
  resource: 'admin/api/cms/whats-new',
  scope: 'internal',
  names: ['whatsNewEntry', 'whatsNewEntries'],
  title: ['Yang baru', 'What is new'],
  noun: ['entri', 'entry'],
  words: {
    lead: [
      'Entri tampil di Beranda sejak tanggal rilisnya, sampai pengguna menutupnya.',
      'Entries are on Home from their release day on, until a user puts them away.',
    ],
    none_text: ['Tulis fitur yang baru dirilis.', 'Write about a feature that was released.'],
  },
  fields: {
    versionUpdate: hinted(text(['Versi', 'Version'], 14), ['x.x.x, misalnya 4.12.0', 'x.x.x, for example 4.12.0']),
    releaseDate: day(['Tanggal rilis', 'Release day']),
    featureTitle: text(['Judul', 'Title'], 100),
    featureTitleEn: text(['Judul (Inggris)', 'Title (English)'], 100),
    description: text(['Uraian', 'Description'], 300),
    descriptionEn: text(['Uraian (Inggris)', 'Description (English)'], 300),
    featureImageUrl: optional(text(['Gambar', 'Image'], LONGEST)),
    learnMoreUrl: optional(text(['Pelajari lebih lanjut', 'Learn more'], LONGEST)),
    tryNowUrl: optional(text(['Coba sekarang', 'Try now'], LONGEST)),
  },
  sorts: ['releaseDate', 'versionUpdate', 'featureTitle'],
  usual: ['releaseDate', 'DESC'],
  search: ['featureTitle', 'featureTitleEn', 'versionUpdate'],
  unique: { of: ['versionUpdate', 'featureTitle'], at: 'featureTitle' },
  list: ['featureTitle', 'versionUpdate', 'releaseDate'],
  form: [
    ['featureTitle', 'featureTitleEn'],
    ['versionUpdate', 'releaseDate'],
    'description',
    'descriptionEn',
    'featureImageUrl',
    ['learnMoreUrl', 'tryNowUrl'],
    'preview',
  ],
});
