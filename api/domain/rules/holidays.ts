import { day, oneOf, tableRows, text } from '../definition/table.ts';
import { type Law, law } from '../law.ts';
import { fromLaw, lawOf } from '../law-rows.ts';
import { holiday } from '../records/law/holiday.ts';
import holidayTable from './holidays.table.json' with { type: 'json' };

/** Days off by decision, with the names of the decision: national holidays, collective leave (cuti bersama), elections. */
const file = tableRows(holidayTable, { day, kind: oneOf(['national', 'collective', 'election']), name: text });

export type Holiday = (typeof file)[number];

export type HolidayKind = Holiday['kind'];

/** All days off of one year, and their decisions. A year missing from the table is unknown, not free of holidays. */
export type HolidayYear = {
  readonly year: number;
  readonly days: readonly Holiday[];
  readonly sources: readonly Law[];
};

const sources: Readonly<Record<string, readonly Law[]>> = {
  '2021': [
    law('SKB 642/2020', 'lampiran'),
    law('SKB 281/2021', 'lampiran'),
    law('SKB 712/2021', 'lampiran', 'days and numbers: reports of the decisions, several each'),
  ],
  '2022': [
    law('SKB 963/2021', 'lampiran'),
    law('SKB 375/2022', 'lampiran', 'days and numbers: reports of the decisions, several each'),
  ],
  '2023': [
    law('SKB 1066/2022', 'lampiran'),
    law('SKB 327/2023', 'lampiran'),
    law('SKB 624/2023', 'lampiran', 'days and numbers: reports of the decisions, several each'),
  ],
  '2024': [
    law('SKB 855/2023', 'lampiran'),
    law('Keppres 33/2024', 'kesatu'),
    law('UU 7/2017', 'ps. 167 ayat (3)', 'the day: two sources; the article: from memory'),
  ],
  '2025': [law('SKB 1017/2024', 'lampiran'), law('SKB 933/2025', 'lampiran')],
  '2026': [law('SKB 1497/2025', 'lampiran', 'whole list: one source; number, counts and most days: two')],
};

const sourcesOf = (day: string): readonly Law[] => sources[day.slice(0, 4)] ?? [];

export const holidayLaw = lawOf(holiday, () =>
  file.map(({ day: validFrom, kind, name }) => {
    const source = sourcesOf(validFrom).map((one) => one.name);
    return { kind, name, validFrom, source: source.join('; ') };
  }),
);

/** In the order of the years. */
export const holidayYears = fromLaw((): readonly HolidayYear[] => {
  const days = holidayLaw
    .rows()
    .flatMap(({ validFrom, kind, name }) => (kind === 'revoked' ? [] : [{ day: validFrom, kind, name }]));
  const years = [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].sort();
  return years.map((year) => ({
    year,
    days: days.filter(({ day }) => day.startsWith(`${year}-`)),
    sources: sourcesOf(String(year)),
  }));
});
