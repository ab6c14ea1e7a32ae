const DIGITS = 36;
const PLACES = 6;
const RANGE = DIGITS ** PLACES;
/** Has no factor in common with the range, so that every serial has a number of its own. */
const STRIDE = 1_048_573_219;
/** Tells numbers of slips sent here from those of slips made elsewhere (invented.ts). */
const SENT_HERE = 'K';

/** Nine upper-case letters and digits, the first two those of the year: more of a slip's number is not known, so none of it says more. */
export const slipNumber = (year: string, serial: number): string => {
  const scattered = Number((BigInt(serial) * BigInt(STRIDE)) % BigInt(RANGE));
  return year + SENT_HERE + scattered.toString(DIGITS).toUpperCase().padStart(PLACES, '0');
};
