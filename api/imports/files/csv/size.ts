import { limits } from '../limits.ts';
import { tableSize } from '../table-size.ts';

const QUOTE = 34;
const FEED = 10;
const BLANK = new Set([9, 13, 32]);

/**
 * Throws where a CSV text has more rows or cells than are taken in. Parsing takes microseconds a cell, and millions of short rows fit
 * into a small file: they are counted by their marks before any of them is parsed.
 */
export const refuseTooLong = (text: string, delimiter: string): void => {
  const between = delimiter.charCodeAt(0);
  const count = tableSize(limits.textRows);
  let width = 1;
  let empty = true;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    if (sign === FEED && !quoted) {
      count(width, empty);
      width = 1;
      empty = true;
    } else if (sign === between && !quoted) width++;
    else if (empty && !BLANK.has(sign)) empty = false;
  }
  if (!empty || width > 1) count(width, empty);
};
