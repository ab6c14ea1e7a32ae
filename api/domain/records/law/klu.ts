import { lawTable } from '../../definition/law-table.ts';
import { digits, text } from '../../definition/record-field.ts';

export const klu = lawTable({
  table: 'klu',
  names: ['businessClass', 'businessClasses'],
  title: ['Klasifikasi lapangan usaha', 'Kinds of business'],
  noun: ['KLU', 'kind of business'],
  fields: { code: digits(['KLU', 'KLU'], 5), name: text(['Nama', 'Name'], 250) },
  key: ['code'],
  form: ['code', 'name'],
  search: ['code', 'name'],
});
