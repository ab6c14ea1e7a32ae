/** Days before expiry on which a company is warned. */
export const warningDays = [60, 30, 7] as const;

const DAY = 86_400_000;

export const daysUntil = (end: string, today: string): number =>
  Math.round((Date.parse(end) - Date.parse(today)) / DAY);

/** The warning that is due now: the latest reached day of `warningDays`, unless it was already sent. */
export const warningDue = (days: number, warned: number | null): number | null => {
  if (days < 0) return null;
  const come = warningDays.filter((day) => days <= day).at(-1);
  return come !== undefined && (warned === null || come < warned) ? come : null;
};
