import { formatDecimal } from '#domain/text/format.ts';

/** A plain number as sheets store it, which is unambiguous as an amount. Anything else is shown as entered. */
const PLAIN = /^-?\d{1,15}(\.\d{1,2})?$/;

export const inRupiah = (text: string): string => (PLAIN.test(text) ? formatDecimal(text, 2) : text);
