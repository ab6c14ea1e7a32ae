import { plainRecord } from '../definition/plain-record.ts';
import { choice, day, flag, hinted, optional, text } from '../definition/record-field.ts';

/** An event in the calendars of all companies it concerns: one day, or a rule that ends. */
export const taxCalendarEvent = plainRecord({
  resource: 'admin/api/cms/tax-calendar-event',
  scope: 'internal',
  names: ['taxCalendarEvent', 'taxCalendarEvents'],
  title: ['Kalender pajak', 'Tax calendar'],
  noun: ['acara', 'event'],
  words: {
    lead: [
      'Acara tampil di kalender, Beranda, dan langganan kalender setiap perusahaan, di samping tenggat menurut undang-undang.',
      'Events are in the calendar, on Home and in the feed of every company, beside the deadlines of the law.',
    ],
    none_text: ['Catat tanggal yang perlu diketahui semua perusahaan.', 'Note days that all companies should know.'],
  },
  fields: {
    title: text(['Judul', 'Title'], 150),
    titleEn: text(['Judul (Inggris)', 'Title (English)'], 150),
    note: optional(text(['Catatan', 'Note'], 500)),
    noteEn: optional(text(['Catatan (Inggris)', 'Note (English)'], 500)),
    tax: choice(['Pajak', 'Tax'], {
      ALL: ['Semua', 'All'],
      PPN: ['PPN', 'VAT'],
      PPH21: ['PPh 21/26', 'PPh 21/26'],
      UNIFIKASI: ['PPh Unifikasi', 'PPh Unifikasi'],
      BADAN: ['PPh Badan', 'Corporate income tax'],
    }),
    repeats: choice(['Berulang', 'Repeats'], {
      NEVER: ['Sekali', 'Once'],
      MONTHLY: ['Setiap bulan', 'Every month'],
      YEARLY: ['Setiap tahun', 'Every year'],
    }),
    date: day(['Tanggal pertama', 'First day']),
    untilDay: hinted(optional(day(['Sampai', 'Until'])), [
      'Wajib untuk acara berulang, paling lama 10 tahun.',
      'Required for an event that repeats, 10 years at most.',
    ]),
    shifts: hinted(flag(['Geser ke hari kerja', 'Move to a working day']), [
      'Bila jatuh pada hari libur, acara tampil pada hari kerja berikutnya.',
      'An event on a day off is shown on the next working day.',
    ]),
    source: text(['Sumber', 'Source'], 300),
  },
  sorts: ['date', 'title', 'tax', 'repeats'],
  usual: ['date', 'DESC'],
  search: ['title', 'titleEn', 'source'],
  equal: ['tax', 'repeats'],
  unique: { of: ['title', 'date'], at: 'title' },
  list: ['title', 'tax', 'repeats', 'date', 'untilDay'],
  form: [
    ['title', 'titleEn'],
    ['note', 'noteEn'],
    ['tax', 'repeats'],
    ['date', 'untilDay'],
    'shifts',
    'source',
    'preview',
  ],
  start: { tax: 'ALL', repeats: 'NEVER', shifts: false },
});
