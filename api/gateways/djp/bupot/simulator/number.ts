const DIGITS = 36;
const PLACES = 6;
const RANGE = DIGITS ** PLACES;
/** Coprime with the range, so that every serial has a number of its own. */
const STRIDE = 1_048_573_219;
/** Distinguishes these numbers from those of slips made elsewhere (invented.ts). */
const SENT_HERE = 'K';

/**
 * Nine upper-case letters and digits, the first two those of the year. The official structure of the rest is not known.
 */
export const slipNumber = (year: string, serial: number): string => {
  const scattered = Number((BigInt(serial) * BigInt(STRIDE)) % BigInt(RANGE));
  return year + SENT_HERE + scattered.toString(DIGITS).toUpperCase().padStart(PLACES, '0');
};
