import { plainRecord } from '../definition/plain-record.ts';
import { flag, hinted, text } from '../definition/record-field.ts';

/** A country as forms and lists name it. Its code is one of ISO 3166, which the checks of documents know. */
export const country = plainRecord({
  resource: 'admin/api/ebupot/country',
  scope: 'internal',
  names: ['country', 'countries'],
  title: ['Negara', 'Countries'],
  noun: ['negara', 'country'],
  words: {
    lead: [
      'Nama negara pada formulir, filter, dan detail dokumen di semua perusahaan.',
      'Names of countries in forms, filters and details of documents of all companies.',
    ],
    none_text: [
      'Tanpa negara, penerima di luar negeri tidak dapat dipilih.',
      'Without them no payee abroad is chosen.',
    ],
  },
  fields: {
    code: text(['Kode', 'Code'], 3),
    nameId: text(['Nama Indonesia', 'Indonesian name'], 100),
    nameEn: text(['Nama Inggris', 'English name'], 100),
    active: hinted(flag(['Dapat dipilih', 'Can be chosen']), [
      'Dokumen yang sudah memakai negara ini tetap menampilkan namanya.',
      'Documents that have this country still show its name.',
    ]),
  },
  sorts: ['code', 'nameId', 'nameEn', 'active'],
  usual: ['code', 'ASC'],
  search: ['code', 'nameId', 'nameEn'],
  equal: ['active'],
  unique: { of: ['code'], at: 'code' },
  list: ['code', 'nameId', 'nameEn', 'active'],
  form: ['code', ['nameId', 'nameEn'], 'active'],
  start: { active: true },
});
