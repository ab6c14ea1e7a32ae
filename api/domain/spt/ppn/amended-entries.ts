import { noEntries, type SptEntries } from '../record.ts';

/**
 * All entries of the corrected return, because a correction is compared with it as a whole (PER-11/PJ/2025), including
 * its files. Parts IV and V are restated in full: what earlier receipts cover is not billed again (`paidBefore`). The
 * choice about an overpayment is made anew, for the difference.
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
