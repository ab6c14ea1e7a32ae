import type { FieldKind } from '../kind.ts';

/** Excel's sign for "this is text", which other programs write into the cell; and its way to keep zeros in a CSV. */
const SIGN = /^['’‘`´]+\s*/;
const FORMULA = /^="(.*)"$/;

/**
 * The text of a cell as it was meant. A leading apostrophe goes from numbers, days and choices, and from words that begin with a digit
 * behind it: "'3171234506900001". That of a name stays: "'t Hooft".
 */
export const plainCell = (kind: FieldKind | undefined, text: string): string => {
  const trimmed = text.trim();
  const first = trimmed.charCodeAt(0);
  // Most cells begin with a letter or a digit.
  if (first > 47 && first < 127 && first !== 61 && first !== 96) return trimmed;
  const said = FORMULA.exec(trimmed)?.[1] ?? trimmed;
  const bare = said.replace(SIGN, '');
  return kind !== 'words' || /^\d/.test(bare) ? bare : said;
};
