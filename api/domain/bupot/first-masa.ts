/** The first masa of Coretax: before it the classic forms hold (PMK 81/2024). */
export const FIRST_MASA = '2025-01';

const FIRST_YEAR = Number(FIRST_MASA.slice(0, 4));

/** The years these forms are for, newest first, until the one of a day (YYYY-MM-DD). */
export const formYears = (today: string): number[] => {
  const last = Math.max(FIRST_YEAR, Number(today.slice(0, 4)));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, back) => last - back);
};
