import type { Locale } from '../messages/index.ts';
import { formatLongPeriod } from '../text/format.ts';

/** The months a billing is for (YYYY-MM) in words: "Oktober 2025", "Januari–Desember 2025", "November 2025–Januari 2026". */
export const masaText = (from: string, to: string, locale: Locale): string => {
  const last = formatLongPeriod(to, locale);
  if (from === to) return last;
  const first = formatLongPeriod(from, locale);
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \d{4}$/, '') : first}–${last}`;
};
