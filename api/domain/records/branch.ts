import { plainRecord } from '../definition/plain-record.ts';
import { digits, optional, text } from '../definition/record-field.ts';

export const branch = plainRecord({
  resource: 'branches',
  scope: 'company',
  names: ['branch', 'branches'],
  access: { read: 'SETTING_PROFILE_COMPANY_VIEW', write: 'SETTING_PROFILE_COMPANY_CREATE' },
  title: ['Tempat kegiatan usaha', 'Places of business'],
  noun: ['tempat kegiatan usaha', 'place of business'],
  words: {
    twice: ['NITKU ini sudah ada', 'This NITKU is there already'],
    none_text: [
      'Setiap dokumen menyebut tempat kegiatan usaha dengan NITKU-nya.',
      'Every document names a place of business by its NITKU.',
    ],
  },
  fields: {
    nitku: digits(['NITKU (22 digit)', 'NITKU (22 digits)'], 22),
    name: text(['Nama', 'Name'], 255),
    address: text(['Alamat', 'Address'], 500),
    region: optional(text(['Wilayah', 'Region'], 13)),
  },
  sorts: ['nitku', 'name'],
  search: ['nitku', 'name', 'address'],
  unique: { of: ['nitku'], at: 'nitku' },
  list: ['nitku', 'name', 'address'],
});
