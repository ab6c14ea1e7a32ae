import { day, oneOf, tableRows, text } from '../definition/table.ts';
import { type Law, law } from '../law.ts';
import holidayTable from './holidays.table.json' with { type: 'json' };

/** Days off by decision, with the names of the decision: national holidays, collective leave (cuti bersama), elections. */
const holidays = tableRows(holidayTable, { day, kind: oneOf(['national', 'collective', 'election']), name: text });

export type Holiday = (typeof holidays)[number];

export type HolidayKind = Holiday['kind'];

/** All days off of one year, and their decisions. A year missing from the table is unknown, not free of holidays. */
export type HolidayYear = {
  readonly year: number;
  readonly days: readonly Holiday[];
  readonly sources: readonly Law[];
};

const holidayYear = (year: number, ...sources: readonly Law[]): HolidayYear => ({
  year,
  sources,
  days: holidays.filter((holiday) => holiday.day.startsWith(`${year}-`)),
});

export const holidayYears: readonly HolidayYear[] = [
  holidayYear(
    2024,
    law('SKB 855/2023', 'lampiran'),
    law('Keppres 33/2024', 'kesatu'),
    law('UU 7/2017', 'ps. 167 ayat (3)', 'the day: two sources; the article: from memory'),
  ),
  holidayYear(2025, law('SKB 1017/2024', 'lampiran'), law('SKB 933/2025', 'lampiran')),
  holidayYear(2026, law('SKB 1497/2025', 'lampiran', 'whole list: one source; number, counts and most days: two')),
];
