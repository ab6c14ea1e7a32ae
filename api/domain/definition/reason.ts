/** Maximum length of a reason in the history, in characters. */
export const LONGEST_REASON = 500;
