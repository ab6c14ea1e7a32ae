/** Digits that may be a person's or a company's number, as they are typed: dots, dashes or blanks may stand between them. */
const LONG = /\d(?:[\s.-]?\d){11,}/;

/**
 * Whether a text holds twelve digits or more in a row: an NPWP, NIK or NITKU, and what of it is typed so far. Numbers of invoices and codes
 * are as long; nothing tells them apart.
 */
export const holdsLongNumber = (text: string): boolean => LONG.test(text);
