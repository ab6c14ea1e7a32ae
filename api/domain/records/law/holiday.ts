import { lawTableOfMoments } from '../../definition/law-table.ts';
import { choice, text } from '../../definition/record-field.ts';

/** A day off that a later decree took back stays in the table as `revoked`. */
export const holiday = lawTableOfMoments({
  table: 'holiday',
  names: ['holiday', 'holidays'],
  title: ['Hari libur', 'Holidays'],
  noun: ['hari libur', 'holiday'],
  words: {
    lead: [
      'Hari libur menggeser jatuh tempo. Isi satu tahun sekaligus: tahun yang punya satu baris dianggap lengkap.',
      'Holidays move due days. Enter a whole year at once: a year with one row counts as complete.',
    ],
  },
  fields: {
    kind: choice(['Jenis', 'Kind'], {
      national: ['Libur nasional', 'National holiday'],
      collective: ['Cuti bersama', 'Collective leave'],
      election: ['Pemilihan', 'Election'],
      revoked: ['Dicabut: hari kerja', 'Revoked: a working day'],
    }),
    name: text(['Nama dalam keputusan', 'Name in the decree'], 150),
  },
  key: [],
  search: ['name'],
  equal: ['kind'],
  validFrom: ['Tanggal', 'Day'],
  start: { kind: 'national' },
  inBrowser: true,
});
