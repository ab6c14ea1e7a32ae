/** The first masa of Coretax; the classic forms apply before it (PMK 81/2024). */
export const FIRST_MASA = '2025-01';

const FIRST_YEAR = Number(FIRST_MASA.slice(0, 4));

/** The years these forms cover, newest first, up to the year of `today` (YYYY-MM-DD). */
export const formYears = (today: string): number[] => {
  const last = Math.max(FIRST_YEAR, Number(today.slice(0, 4)));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, back) => last - back);
};
