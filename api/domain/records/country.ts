import { plainRecord } from '../definition/plain-record.ts';
import { flag, hinted, text } from '../definition/record-field.ts';

/** The code is one of ISO 3166, which the checks of documents know. */
export const country = plainRecord({
  resource: 'admin/api/ebupot/country',
  scope: 'internal',
  names: ['country', 'countries'],
  title: ['Negara', 'Countries'],
  noun: ['negara', 'country'],
  words: {
    lead: ['Nama negara di formulir, filter dan detail dokumen.', 'Names of countries in forms, filters and details.'],
    none_text: ['Tidak ada negara yang dapat dipilih.', 'No country can be chosen.'],
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
  search: ['code', 'nameId', 'nameEn'],
  equal: ['active'],
  unique: { of: ['code'], at: 'code' },
  form: ['code', ['nameId', 'nameEn'], 'active'],
  start: { active: true },
});
