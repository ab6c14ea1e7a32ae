import { email, optional, text, texts } from '../definition/record-field.ts';
import { singleton } from '../definition/singleton.ts';

/** Company data edited by the company; its tax number is assigned by the office and cannot be changed. */
export const taxProfile = singleton({
  resource: 'company/tax-profile',
  scope: 'company',
  name: 'taxProfile',
  objectType: 'company',
  access: { read: 'SETTING_PROFILE_COMPANY_VIEW', write: 'SETTING_PROFILE_COMPANY_CREATE' },
  title: ['Data wajib pajak', 'Taxpayer'],
  noun: ['profil', 'profile'],
  words: { saved: ['Profil wajib pajak diperbarui', 'Taxpayer profile updated'] },
  fields: {
    name: text(['Nama wajib pajak', 'Name of the taxpayer'], 255),
    email: email(['Email perusahaan', 'Company e-mail'], 50),
    address: text(['Alamat', 'Address'], 500),
    city: text(['Kota', 'City'], 100),
    industryName: text(['Uraian usaha', 'Business in words'], 255),
    klu: optional(text(['KLU utama', 'Main KLU'], 5)),
    region: optional(text(['Wilayah', 'Region'], 13)),
    furtherKlu: texts(['KLU lainnya', 'Further KLU'], 5, 20),
  },
});
