import { type Law, law } from '../law.ts';

export type HolidayKind = 'national' | 'collective' | 'election';

/** A day off by decision: `day` is YYYY-MM-DD, `name` as in the decision. */
export type Holiday = { readonly day: string; readonly name: string; readonly kind: HolidayKind };

/** All days off of one year, and their decisions. A year missing from the table is unknown, not free of holidays. */
export type HolidayYear = {
  readonly year: number;
  readonly days: readonly Holiday[];
  readonly sources: readonly Law[];
};

type Lists = Readonly<Record<HolidayKind, Readonly<Record<string, string>>>>;

const KINDS: readonly HolidayKind[] = ['national', 'collective', 'election'];

/** Merges lists of month and day ("03-29") to name into one list in order of days. */
const holidayYear = (year: number, sources: readonly Law[], lists: Lists): HolidayYear => ({
  year,
  sources,
  days: KINDS.flatMap((kind) =>
    Object.entries(lists[kind]).map(([at, name]) => ({ day: `${year}-${at}`, name, kind })),
  ).sort((a, b) => a.day.localeCompare(b.day)),
});

/** National holidays, collective leave (cuti bersama) and election days, as decided. */
export const holidayYears: readonly HolidayYear[] = [
  holidayYear(
    2024,
    [
      law('SKB 855/2023', 'lampiran'),
      law('Keppres 33/2024', 'kesatu'),
      law('UU 7/2017', 'ps. 167 ayat (3)', 'the day: two sources; the article: from memory'),
    ],
    {
      national: {
        '01-01': 'Tahun Baru 2024 Masehi',
        '02-08': 'Isra Mikraj',
        '02-10': 'Tahun Baru Imlek 2575',
        '03-11': 'Hari Suci Nyepi',
        '03-29': 'Wafat Isa Almasih',
        '03-31': 'Hari Paskah',
        '04-10': 'Idulfitri 1445 H',
        '04-11': 'Idulfitri 1445 H',
        '05-01': 'Hari Buruh Internasional',
        '05-09': 'Kenaikan Isa Almasih',
        '05-23': 'Hari Raya Waisak 2568',
        '06-01': 'Hari Lahir Pancasila',
        '06-17': 'Iduladha 1445 H',
        '07-07': 'Tahun Baru Islam 1446 H',
        '08-17': 'Proklamasi Kemerdekaan',
        '09-16': 'Maulid Nabi Muhammad',
        '12-25': 'Hari Raya Natal',
      },
      collective: {
        '02-09': 'Cuti bersama Imlek',
        '03-12': 'Cuti bersama Nyepi',
        '04-08': 'Cuti bersama Idulfitri',
        '04-09': 'Cuti bersama Idulfitri',
        '04-12': 'Cuti bersama Idulfitri',
        '04-15': 'Cuti bersama Idulfitri',
        '05-10': 'Cuti bersama Kenaikan Isa Almasih',
        '05-24': 'Cuti bersama Waisak',
        '06-18': 'Cuti bersama Iduladha',
        '12-26': 'Cuti bersama Natal',
      },
      election: { '02-14': 'Pemilihan umum', '11-27': 'Pemilihan kepala daerah' },
    },
  ),
  holidayYear(2025, [law('SKB 1017/2024', 'lampiran'), law('SKB 933/2025', 'lampiran')], {
    national: {
      '01-01': 'Tahun Baru 2025 Masehi',
      '01-27': 'Isra Mikraj',
      '01-29': 'Tahun Baru Imlek 2576',
      '03-29': 'Hari Suci Nyepi',
      '03-31': 'Idulfitri 1446 H',
      '04-01': 'Idulfitri 1446 H',
      '04-18': 'Wafat Yesus Kristus',
      '04-20': 'Hari Paskah',
      '05-01': 'Hari Buruh Internasional',
      '05-12': 'Hari Raya Waisak 2569',
      '05-29': 'Kenaikan Yesus Kristus',
      '06-01': 'Hari Lahir Pancasila',
      '06-06': 'Iduladha 1446 H',
      '06-27': 'Tahun Baru Islam 1447 H',
      '08-17': 'Proklamasi Kemerdekaan',
      '09-05': 'Maulid Nabi Muhammad',
      '12-25': 'Hari Raya Natal',
    },
    collective: {
      '01-28': 'Cuti bersama Imlek',
      '03-28': 'Cuti bersama Nyepi',
      '04-02': 'Cuti bersama Idulfitri',
      '04-03': 'Cuti bersama Idulfitri',
      '04-04': 'Cuti bersama Idulfitri',
      '04-07': 'Cuti bersama Idulfitri',
      '05-13': 'Cuti bersama Waisak',
      '05-30': 'Cuti bersama Kenaikan Yesus Kristus',
      '06-09': 'Cuti bersama Iduladha',
      '08-18': 'Cuti bersama Proklamasi Kemerdekaan',
      '12-26': 'Cuti bersama Natal',
    },
    election: {},
  }),
  holidayYear(2026, [law('SKB 1497/2025', 'lampiran', 'whole list: one source; number, counts and most days: two')], {
    national: {
      '01-01': 'Tahun Baru 2026 Masehi',
      '01-16': 'Isra Mikraj',
      '02-17': 'Tahun Baru Imlek 2577',
      '03-19': 'Hari Suci Nyepi',
      '03-21': 'Idulfitri 1447 H',
      '03-22': 'Idulfitri 1447 H',
      '04-03': 'Wafat Yesus Kristus',
      '04-05': 'Hari Paskah',
      '05-01': 'Hari Buruh Internasional',
      '05-14': 'Kenaikan Yesus Kristus',
      '05-27': 'Iduladha 1447 H',
      '05-31': 'Hari Raya Waisak 2570',
      '06-01': 'Hari Lahir Pancasila',
      '06-16': 'Tahun Baru Islam 1448 H',
      '08-17': 'Proklamasi Kemerdekaan',
      '08-25': 'Maulid Nabi Muhammad',
      '12-25': 'Hari Raya Natal',
    },
    collective: {
      '02-16': 'Cuti bersama Imlek',
      '03-18': 'Cuti bersama Nyepi',
      '03-20': 'Cuti bersama Idulfitri',
      '03-23': 'Cuti bersama Idulfitri',
      '03-24': 'Cuti bersama Idulfitri',
      '05-15': 'Cuti bersama Kenaikan Yesus Kristus',
      '05-28': 'Cuti bersama Iduladha',
      '12-24': 'Cuti bersama Natal',
    },
    election: {},
  }),
];
