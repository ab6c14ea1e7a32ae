import { formYears } from '#domain/bupot/first-masa.ts';

/** The years of slips and their returns to choose from, newest first, until the one of a day (YYYY-MM-DD). */
export const yearOptions = (today: string): { value: string; label: string }[] =>
  formYears(today).map((year) => ({ value: String(year), label: String(year) }));
