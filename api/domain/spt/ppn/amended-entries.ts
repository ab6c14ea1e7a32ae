import { noEntries, type SptEntries } from '../record.ts';

/**
 * Initial entries of a correction: all entries of the return it corrects, because the correction is compared with it as
 * a whole (PER-11/PJ/2025), including its files. Parts IV and V, which the form compares with nothing, are restated in
 * full as well: what earlier receipts cover is not billed again (`paidBefore`). The choice about an overpayment is made
 * anew, for the difference.
 */
export const amendedEntries = (filed: SptEntries | null): SptEntries | null => {
  if (!filed) return null;
  const { lines, facilityCode, files } = filed;
  return {
    ...noEntries,
    lines,
    ...(facilityCode ? { facilityCode } : {}),
    ...(files ? { files } : {}),
  };
};
