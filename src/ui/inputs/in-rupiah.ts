import { formatDecimal } from '#domain/text/format.ts';

/** A number as sheets keep it, that can mean but one amount. What a person wrote otherwise is shown as it was written. */
const PLAIN = /^-?\d{1,15}(\.\d{1,2})?$/;

export const inRupiah = (text: string): string => (PLAIN.test(text) ? formatDecimal(text, 2) : text);
