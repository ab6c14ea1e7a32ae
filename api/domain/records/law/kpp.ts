import { lawTable } from '../../definition/law-table.ts';
import { digits, text } from '../../definition/record-field.ts';

export const kpp = lawTable({
  table: 'kpp',
  names: ['taxOfficeRow', 'taxOfficeRows'],
  title: ['Kantor pelayanan pajak', 'Tax offices'],
  noun: ['KPP', 'tax office'],
  words: {
    lead: [
      'KPP yang sudah ditutup tidak ditawarkan, dan namanya tetap tampil pada dokumen lama.',
      'A closed office is not offered, and older documents still show its name.',
    ],
  },
  fields: { code: digits(['Kode KPP', 'Office code'], 3), name: text(['Nama', 'Name'], 100) },
  key: ['code'],
  form: ['code', 'name'],
  search: ['code', 'name'],
  inBrowser: true,
});
