import { lawTableOfMoments } from '../../definition/law-table.ts';
import { choice, decimal, optional } from '../../definition/record-field.ts';

/** Rates in percent per month, at most two places. */
export const interest = lawTableOfMoments({
  table: 'interest',
  names: ['interestMonth', 'interestMonths'],
  title: ['Tarif bunga sanksi', 'Interest rates of sanctions'],
  noun: ['tarif bunga', 'interest rate'],
  words: {
    lead: [
      'Persen per bulan menurut keputusan Menteri Keuangan, satu baris per bulan. Tarif kosong berarti belum ditemukan.',
      'Percent per month by decree of the Minister of Finance, one row a month. An empty rate was not found.',
    ],
  },
  fields: {
    payment: optional(decimal(['Terlambat bayar (%)', 'Late payment (%)'], 2)),
    collection: optional(decimal(['Penagihan (%)', 'Collection (%)'], 2)),
    sure: choice(['Kepastian', 'Certainty'], {
      'two sources': ['Dua sumber', 'Two sources'],
      'one source': ['Satu sumber', 'One source'],
      derived: ['Diturunkan dari rumus', 'Derived by the formula'],
      'not found': ['Belum ditemukan', 'Not found'],
    }),
  },
  key: [],
  list: ['payment', 'collection', 'sure'],
  form: [['payment', 'collection'], 'sure'],
  equal: ['sure'],
  validFrom: ['Bulan (hari pertama)', 'Month (its first day)'],
  start: { sure: 'one source' },
  inBrowser: true,
});
