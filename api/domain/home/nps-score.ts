/** The highest score: surely. The lowest is 0: not at all. */
export const HIGHEST_SCORE = 10;
