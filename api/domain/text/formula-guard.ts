/**
 * As typed on any keyboard (also full width and small forms, which East Asian spreadsheets convert), also after spaces,
 * invisible characters, and existing apostrophes.
 */
const SIGNS = String.raw`=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212`;
const BEGINS = String.raw`[\s\p{Cf}]*[${SIGNS}]|[\t\r\n]`;
/** Characters at which spreadsheets of other locales may split a cell: a new cell begins after them. */
const SEPARATORS = String.raw`[;,|\t\r\n"]`;
/**
 * After a line end or a tab only formula characters are guarded, because the space itself is in the middle of the text.
 */
const INSIDE = String.raw`[ \u00a0\p{Cf}]*[${SIGNS}]`;

const RUNS = new RegExp(`^('*)(?=${BEGINS})`, 'u');
const GUARDED = new RegExp(`^'('*)(?=${BEGINS})`, 'u');
const RUNS_INSIDE = new RegExp(`(?<=${SEPARATORS})('*)(?=${INSIDE})`, 'gu');
const GUARDED_INSIDE = new RegExp(`(?<=${SEPARATORS})'('*)(?=${INSIDE})`, 'gu');
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * An apostrophe before a text that a spreadsheet would run as a formula, also after a separator in the text, since not
 * every spreadsheet splits as intended. Numbers are unchanged.
 */
export const guarded = (text: string): string =>
  NUMBER.test(text) ? text : text.replace(RUNS_INSIDE, "'$1").replace(RUNS, "'$1");

export const unguarded = (text: string): string => text.replace(GUARDED, '$1').replace(GUARDED_INSIDE, '$1');
