/** Offset of serials, so that they look like those of a running year. */
const GIVEN_BEFORE = 114_800_000;

/**
 * 17 digits, PER-11/PJ/2025 art. 37: transaction code, number of earlier replacements, two-digit year, serial of 11
 * digits.
 */
export const newNumber = (code: string, year: string, serial: number): string =>
  `${code}00${year}${String(GIVEN_BEFORE + serial).padStart(11, '0')}`;

/** A replacement keeps the 13 digits and raises the status part: 04 00 25 ... becomes 04 01 25 ... */
export const replacementNumber = (number: string): string =>
  number.slice(0, 2) + String(Number(number.slice(2, 4)) + 1).padStart(2, '0') + number.slice(4);
