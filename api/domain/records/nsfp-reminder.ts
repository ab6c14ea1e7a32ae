import { count, flag, hinted, texts } from '../definition/record-field.ts';
import { singleton } from '../definition/singleton.ts';

/** When a company is reminded that its invoice numbers run out, and who is notified. */
export const nsfpReminder = singleton({
  resource: 'nsfp-reminder',
  scope: 'company',
  name: 'nsfpReminder',
  objectType: 'nsfp_reminder',
  access: { read: 'SETTING_NSFP_VIEW', write: 'SETTING_NSFP_CREATE' },
  title: ['Pengingat', 'Reminder'],
  noun: ['pengingat', 'reminder'],
  words: { saved: ['Pengingat NSFP disimpan', 'NSFP reminder saved'] },
  fields: {
    on: flag(['Ingatkan bila NSFP hampir habis', 'Remind when the NSFP run out']),
    threshold: hinted(count(['Ingatkan bila tersisa', 'Remind when so many are left'], 100_000), [
      'Jumlah nomor. Diingatkan sekali, lalu lagi setelah NSFP ditambah dan kembali menipis.',
      'Numbers. You are reminded once, and again after more were added and used up.',
    ]),
    days: hinted(count(['Ingatkan sebelum akhir tahun', 'Remind before the end of the year'], 365), [
      'Jumlah hari. Nomor hanya dapat dipakai untuk faktur pada tahunnya.',
      'Days. A number is good for invoices of its own year alone.',
    ]),
    people: texts(['Siapa yang diingatkan', 'Who is reminded'], 64, 200),
    byMail: flag(['Kirim juga lewat email', 'By e-mail too']),
  },
  form: ['on', ['threshold', 'days'], 'people', 'byMail'],
  start: { on: false, threshold: 20, days: 30, byMail: true, people: [] },
});
