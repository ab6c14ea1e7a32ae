import { slipKinds } from '../../bupot/kinds.ts';
import { lawTable } from '../../definition/law-table.ts';
import {
  choice,
  choiceOf,
  choicesOf,
  count,
  decimal,
  digits,
  flag,
  hinted,
  optional,
  text,
} from '../../definition/record-field.ts';
import { slipFacilities } from '../../rules/bupot/facilities.ts';

const article = (number: string) => [`Pasal ${number}`, `Article ${number}`] as const;

/**
 * Objects of withholding. A rate in percent for Unifikasi; a way of taxing for PPh 21/26. `variant` distinguishes rows
 * of one kind and code.
 */
export const taxCode = lawTable({
  table: 'tax-code',
  resource: 'admin/api/ebupot/tax-code',
  names: ['taxCode', 'taxCodes'],
  title: ['Kode objek pajak', 'Tax codes'],
  noun: ['kode objek pajak', 'tax code'],
  words: {
    lead: [
      'Bukti potong memakai baris yang berlaku pada masanya. Kode yang sudah ditutup tidak ditawarkan untuk masa sesudahnya.',
      'A slip uses the row in force in its tax period. A closed code is not offered for later ones.',
    ],
  },
  fields: {
    kind: choiceOf(['Jenis', 'Kind'], slipKinds, 'bupot.kind'),
    code: text(['Kode', 'Code'], 9),
    variant: hinted(optional(text(['Varian', 'Variant'], 20)), [
      'Membedakan baris dengan jenis dan kode yang sama.',
      'Distinguishes rows of one kind and code.',
    ]),
    name: text(['Nama', 'Name'], 600),
    article: optional(
      choice(['Pasal', 'Article'], {
        '4(2)': article('4(2)'),
        '15': article('15'),
        '22': article('22'),
        '23': article('23'),
        '26': article('26'),
      }),
    ),
    rate: hinted(optional(decimal(['Tarif (%)', 'Rate (%)'], 4)), ['Untuk Unifikasi.', 'For Unifikasi.']),
    rateType: hinted(
      optional(
        choice(['Cara pemajakan', 'Way of taxing'], {
          TER_MONTHLY: ['TER bulanan', 'Monthly effective rate'],
          TER_DAILY: ['TER harian', 'Daily effective rate'],
          TER_OR_ARTICLE17: ['TER atau Pasal 17', 'Effective rate or Article 17'],
          ARTICLE17: ['Pasal 17', 'Article 17'],
          ARTICLE17_ANNUAL: ['Pasal 17 setahun', 'Article 17 of a year'],
          SEVERANCE: ['Pesangon', 'Severance'],
          FLAT: ['Tarif tetap', 'Flat rate'],
          FLAT_OR_TREATY: ['Tarif tetap atau P3B', 'Flat rate or treaty'],
          MANUAL: ['Diisi sendiri', 'Typed'],
        }),
      ),
      ['Untuk PPh 21/26.', 'For PPh 21/26.'],
    ),
    nett: count(['Bagian yang dipajaki (%)', 'Taxed share (%)'], 100),
    final: flag(['Final', 'Final']),
    kap: digits(['KAP', 'KAP'], 6),
    kjs: digits(['KJS', 'KJS'], 3),
    facilities: choicesOf(['Fasilitas', 'Facilities'], slipFacilities, 'bupotScreen.facility'),
  },
  key: ['kind', 'code', 'variant'],
  list: ['code', 'kind', 'name', 'rate', 'rateType'],
  form: [
    ['kind', 'variant'],
    'code',
    'name',
    ['article', 'rate'],
    ['rateType', 'nett'],
    ['kap', 'kjs'],
    'final',
    'facilities',
  ],
  search: ['code', 'name'],
  equal: ['kind'],
  start: { kind: 'BPPU', nett: 100, final: false, variant: null, article: null, rate: null, rateType: null },
  inBrowser: true,
});
