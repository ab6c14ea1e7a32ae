/**
 * What makes a spreadsheet take a cell for a formula: the signs a formula begins with, as they are typed on every keyboard (full width
 * and small forms too, which a spreadsheet of East Asia turns into the plain ones), also behind blanks, signs that are not seen,
 * and apostrophes that were there before ours.
 */
const SIGNS = String.raw`=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212`;
const BEGINS = String.raw`[\s\p{Cf}]*[${SIGNS}]|[\t\r\n]`;
/** What another spreadsheet than the reader's may split a cell at: behind it a cell begins. */
const SEPARATORS = String.raw`[;,|\t\r\n"]`;
/** Behind a line end or a tab only signs are guarded: the blank itself stands in the middle of the text. */
const INSIDE = String.raw`[ \u00a0\p{Cf}]*[${SIGNS}]`;

const RUNS = new RegExp(`^('*)(?=${BEGINS})`, 'u');
const GUARDED = new RegExp(`^'('*)(?=${BEGINS})`, 'u');
const RUNS_INSIDE = new RegExp(`(?<=${SEPARATORS})('*)(?=${INSIDE})`, 'gu');
const GUARDED_INSIDE = new RegExp(`(?<=${SEPARATORS})'('*)(?=${INSIDE})`, 'gu');
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A text that a spreadsheet would run gets an apostrophe: exports are opened by people. So does what stands behind a separator within it,
 * since not every spreadsheet splits where the file means it. Numbers stay as they are.
 */
export const guarded = (text: string): string =>
  NUMBER.test(text) ? text : text.replace(RUNS_INSIDE, "'$1").replace(RUNS, "'$1");

/** The text without the apostrophes that guard it. */
export const unguarded = (text: string): string => text.replace(GUARDED, '$1').replace(GUARDED_INSIDE, '$1');
