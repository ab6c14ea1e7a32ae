import { lawTable } from '../../definition/law-table.ts';
import { count } from '../../definition/record-field.ts';

/** Verification codes of returns to tax year 2024. The tax office publishes neither length, life nor tries. */
export const filingCode = lawTable({
  table: 'filing-code',
  names: ['filingCodeRule', 'filingCodeRules'],
  title: ['Kode verifikasi lapor', 'Verification codes of filing'],
  noun: ['aturan kode verifikasi', 'rule of verification codes'],
  words: {
    lead: [
      'Untuk SPT yang dilaporkan sebagai file sampai tahun pajak 2024. Berlaku bila DJP tidak menyebutkan yang lain.',
      'For returns filed as files to tax year 2024. They apply unless the tax office states others.',
    ],
  },
  fields: {
    digits: count(['Jumlah angka', 'Digits'], 10),
    minutes: count(['Masa berlaku (menit)', 'Life (minutes)'], 1_440),
    tries: count(['Percobaan', 'Tries'], 20),
  },
  key: [],
  form: [['digits', 'minutes', 'tries']],
});
