/**
 * What makes a spreadsheet take a cell for a formula: the signs a formula begins with, as they are typed on every keyboard (full width
 * and small forms too, which a spreadsheet of East Asia turns into the plain ones), also behind blanks, signs that are not seen,
 * and apostrophes that were there before ours.
 */
const BEGINS = String.raw`[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]|[\t\r\n]`;
const RUNS = new RegExp(`^'*(?:${BEGINS})`, 'u');
const GUARDED = new RegExp(`^'+(?:${BEGINS})`, 'u');
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet would run gets an apostrophe: exports are opened by people. Numbers stay as they are. */
export const guarded = (text: string): string => (RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The text without the apostrophe that guards it. */
export const unguarded = (text: string): string => (GUARDED.test(text) ? text.slice(1) : text);
