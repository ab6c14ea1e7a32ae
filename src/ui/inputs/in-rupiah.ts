import { addedUp } from '#domain/text/added-up.ts';
import { formatDecimal } from '#domain/text/format.ts';

/** As sheets and Indonesian files store numbers. Anything else is shown as entered. */
const PLAIN = /^-?\d{1,15}([.,]\d{1,2})?$/;

export const inRupiah = (text: string): string => {
  const amount = addedUp(text)?.sum ?? text;
  return PLAIN.test(amount) ? formatDecimal(amount.replace(',', '.'), 2) : amount;
};
