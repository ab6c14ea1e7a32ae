/** Digits that may be a person's or a company's number, with optional dots, dashes or spaces between them. */
const LONG = /\d(?:[\s.-]?\d){11,}/;

/**
 * Twelve or more digits in a row: an NPWP, NIK or NITKU, possibly incomplete. Numbers of invoices and codes are as long
 * and cannot be distinguished.
 */
export const holdsLongNumber = (text: string): boolean => LONG.test(text);
