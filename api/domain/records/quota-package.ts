import { plainRecord } from '../definition/plain-record.ts';
import { count, day, hinted, optional, text } from '../definition/record-field.ts';

const MOST_UNITS = 1_000_000;

/** A package of upload quota in the catalogue, on sale from its first to its last day. */
export const quotaPackage = plainRecord({
  resource: 'admin/api/quota-package',
  scope: 'internal',
  names: ['quotaPackage', 'quotaPackages'],
  title: ['Katalog paket', 'Catalogue of packages'],
  noun: ['paket', 'package'],
  words: {
    lead: [
      'Paket dijual pada tanggalnya. Pesanan yang sudah dibuat memakai isi dan harga saat dipesan.',
      'Packages are on sale on their days. Orders keep the units and the price they were made with.',
    ],
    none_text: ['Tulis paket yang dijual.', 'Write a package that is on sale.'],
  },
  fields: {
    code: hinted(text(['Kode', 'Code'], 40), ['Tampil pada pesanan.', 'Shown on orders.']),
    name: text(['Nama', 'Name'], 100),
    efakturUnits: count(['Unit E-Faktur', 'E-Faktur units'], MOST_UNITS),
    ebupotUnits: count(['Unit E-Bupot', 'E-Bupot units'], MOST_UNITS),
    price: hinted(count(['Harga (Rp)', 'Price (Rp)'], 999_999_999), ['Termasuk pajak.', 'Tax included.']),
    months: count(['Bulan', 'Months'], 120),
    fromDay: day(['Dijual dari', 'On sale from']),
    untilDay: hinted(optional(day(['Dijual sampai', 'On sale until'])), [
      'Paket yang dipakai ditutup dengan tanggal ini.',
      'A package in use is closed with this day.',
    ]),
  },
  sorts: ['name', 'price', 'fromDay', 'untilDay'],
  usual: ['price', 'ASC'],
  search: ['code', 'name'],
  unique: { of: ['code'], at: 'code' },
  form: [
    ['code', 'name'],
    ['efakturUnits', 'ebupotUnits'],
    ['price', 'months'],
    ['fromDay', 'untilDay'],
  ],
  start: { efakturUnits: 0, ebupotUnits: 0, months: 12 },
});
