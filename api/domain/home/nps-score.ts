/** The highest NPS score. The lowest is 0. */
export const HIGHEST_SCORE = 10;
