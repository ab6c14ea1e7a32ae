/** What makes a spreadsheet take a cell for a formula, also behind apostrophes that were there before ours. */
const RUNS = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** A text that a spreadsheet would run gets an apostrophe: exports are opened by people. Numbers stay as they are. */
export const guarded = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The text without the apostrophe that guards it. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
