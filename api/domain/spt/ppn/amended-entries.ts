import { noEntries, type SptEntries } from '../record.ts';

/**
 * What the correction of a return begins with: all it says besides documents, since the whole of it is held against the one it corrects
 * (PER-11/PJ/2025), with the files it was handed in with. Parts IV and V, which the form holds against nothing, are said again whole as well: what
 * receipts of the returns before cover of them is not billed again (`paidBefore`). What is asked of an overpayment is asked anew, of the difference.
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
