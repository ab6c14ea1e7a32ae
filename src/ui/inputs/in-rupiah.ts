import { addedUp } from '#domain/text/added-up.ts';
import { formatDecimal } from '#domain/text/format.ts';

/** A plain number as sheets store it, which is unambiguous as an amount. Anything else is shown as entered. */
const PLAIN = /^-?\d{1,15}(\.\d{1,2})?$/;

/** A cell that adds up several columns is shown as its sum. */
export const inRupiah = (text: string): string => {
  const amount = addedUp(text)?.sum ?? text;
  return PLAIN.test(amount) ? formatDecimal(amount, 2) : amount;
};
