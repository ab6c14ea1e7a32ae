import { plainRecord } from '../definition/plain-record.ts';
import { choice, day, digits, flag, hinted, optional, phone, text } from '../definition/record-field.ts';
import type { SigneeProduct } from '../settings/signee-products.ts';

export const signee = plainRecord({
  resource: 'signees',
  scope: 'company',
  names: ['signee', 'signees'],
  access: { read: 'SETTING_SIGNATURE_VIEW', write: 'SETTING_SIGNATURE_CREATE' },
  title: ['Penandatangan', 'Signees'],
  noun: ['penandatangan', 'signee'],
  words: {
    twice: ['Orang ini sudah menjadi penandatangan di sini.', 'This person signs here already.'],
    none_text: [
      'Hanya diperlukan bila perusahaan masih menandatangani dokumen ini.',
      'Needed only where the company still signs these documents.',
    ],
  },
  fields: {
    product: choice<SigneeProduct>(['Menandatangani', 'Signs for'], {
      'efaktur-v2': ['E-Faktur Coretax', 'E-Faktur Coretax'],
      efaktur: ['Faktur', 'Faktur'],
      'ebupot-ctas': ['E-Bupot Coretax', 'E-Bupot Coretax'],
      ebupot: ['E-Bupot', 'E-Bupot'],
      'ebupot-archive': ['Bupot PPh 23/26', 'Bupot PPh 23/26'],
      spt1771: ['SPT Tahunan Badan', 'Corporate annual return'],
    }),
    name: text(['Nama lengkap', 'Full name'], 150),
    jobTitle: text(['Jabatan', 'Job title'], 100),
    npwp: digits(['NPWP/NIK (16 digit)', 'NPWP/NIK (16 digits)'], 16),
    phone: optional(phone(['Nomor telepon', 'Phone number'])),
    city: optional(text(['Kota penandatanganan', 'City of signing'], 60)),
    actsAs: choice(['Bertindak sebagai', 'Acts as'], {
      WAJIB_PAJAK: ['Wajib pajak', 'Taxpayer'],
      KUASA: ['Kuasa', 'Proxy'],
    }),
    active: flag(['Aktif', 'Active'], { true: ['Aktif', 'Active'], false: ['Nonaktif', 'Inactive'] }),
    codeState: choice(['Kode otorisasi di Coretax', 'Authorisation code at Coretax'], {
      UNKNOWN: ['Belum diketahui', 'Not known yet'],
      VALID: ['VALID', 'VALID'],
      INVALID: ['INVALID', 'INVALID'],
    }),
    codeEnds: hinted(optional(day(['Kode berlaku sampai', 'Code valid until'])), [
      'Lihat di Coretax: Profil Saya › Nomor Identifikasi Eksternal › Digital Certificate. Kode dan passphrase tidak pernah disimpan di Patuh.',
      'See Coretax: Profil Saya › Nomor Identifikasi Eksternal › Digital Certificate. Code and passphrase are never kept in Patuh.',
    ]),
  },
  sorts: ['name', 'jobTitle', 'city', 'active'],
  usual: ['name', 'ASC'],
  search: ['name', 'npwp', 'jobTitle'],
  equal: ['product', 'active'],
  unique: { of: ['product', 'npwp'], at: 'npwp' },
  list: ['name', 'jobTitle', 'npwp', 'product', 'actsAs', 'city', 'active'],
  form: ['name', 'jobTitle', 'npwp', ['phone', 'city'], 'actsAs', 'product', 'active', ['codeState', 'codeEnds']],
  start: { actsAs: 'WAJIB_PAJAK', active: true, codeState: 'UNKNOWN' },
});
