import { plainRecord } from '../definition/plain-record.ts';
import { day, optional, text } from '../definition/record-field.ts';

export const ownDate = plainRecord({
  resource: 'own-dates',
  scope: 'company',
  names: ['ownDate', 'ownDates'],
  access: { read: 'HOMEPAGE_CALENDAR_VIEW', write: 'SETTING_PROFILE_COMPANY_CREATE' },
  title: ['Kalender perusahaan', 'Calendar of the company'],
  noun: ['tanggal', 'date'],
  words: {
    none: ['Belum ada tanggal sendiri', 'No own dates yet'],
    none_text: [
      'Catat rapat, audit, atau batas waktu lain di samping tenggat pajak.',
      'Note meetings, audits and other days beside what the law asks for.',
    ],
    twice: ['Tanggal dengan judul ini sudah ada', 'There is a date of this title already'],
    remove_ask: ['Hapus tanggal ini dari kalender?', 'Remove this date from the calendar?'],
  },
  fields: {
    date: day(['Tanggal', 'Date']),
    title: text(['Judul', 'Title'], 150),
    note: optional(text(['Catatan', 'Note'], 500)),
  },
  sorts: ['date', 'title'],
  usual: ['date', 'DESC'],
  search: ['title', 'note'],
  unique: { of: ['date', 'title'], at: 'title' },
});
