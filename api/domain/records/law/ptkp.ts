import { lawTableOfMoments } from '../../definition/law-table.ts';
import { type Both, count } from '../../definition/record-field.ts';

const MOST = 999_999_999;
const amount = (label: Both) => count(label, MOST);

/** Parts of the untaxed income of a whole year, in whole rupiah. */
export const ptkpTable = lawTableOfMoments({
  table: 'ptkp',
  names: ['ptkpRow', 'ptkpRows'],
  title: ['PTKP', 'Untaxed income (PTKP)'],
  noun: ['baris PTKP', 'row of PTKP'],
  words: {
    lead: [
      'Rupiah setahun. PTKP suatu status dihitung dari bagian-bagiannya, sejak hari pertama tahun pajak.',
      'Rupiah a year. The PTKP of a status is computed from its parts, from the first day of the tax year.',
    ],
  },
  fields: {
    self: amount(['Wajib pajak', 'Taxpayer']),
    married: amount(['Kawin', 'Married']),
    dependant: amount(['Tiap tanggungan', 'Each dependant']),
    combined: amount(['Penghasilan istri digabung', 'Income of the spouse combined']),
  },
  key: [],
  form: [
    ['self', 'married'],
    ['dependant', 'combined'],
  ],
  inBrowser: true,
});
