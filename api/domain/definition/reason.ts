/** So many characters of a reason the history keeps. */
export const LONGEST_REASON = 500;
