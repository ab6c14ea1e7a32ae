/** So many characters of a reason the trail keeps. */
export const LONGEST_REASON = 500;
