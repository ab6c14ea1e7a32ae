import { plainRecord } from '../definition/plain-record.ts';
import { choicesOf, text } from '../definition/record-field.ts';
import { permissions } from '../permissions.ts';

export const ownRole = plainRecord({
  resource: 'roles',
  scope: 'company',
  names: ['role', 'roles'],
  access: { read: 'SETTING_USER_VIEW', write: 'SETTING_USER_CREATE', remove: 'SETTING_USER_DELETE' },
  title: ['Peran dan hak akses', 'Roles and permissions'],
  noun: ['peran', 'role'],
  words: {
    lead: [
      'Peran menentukan apa yang dapat dilakukan seseorang di perusahaan ini.',
      'A role decides what somebody may do in this company.',
    ],
    add: ['Peran baru', 'New role'],
    none: ['Belum ada peran buatan sendiri', 'No roles of your own yet'],
    none_text: [
      'Buat peran jika peran bawaan terlalu luas atau terlalu sempit.',
      'Make one where the built-in roles are too wide or too narrow.',
    ],
  },
  fields: {
    name: text(['Nama peran', 'Name of the role'], 60),
    keys: choicesOf(['Hak akses', 'Permissions'], permissions, 'roles.key'),
  },
  sorts: ['name'],
  search: ['name'],
  list: ['name', 'keys', 'people'],
});
