import { noEntries, type SptEntries } from '../record.ts';

/** Rows the form holds against nothing: each is paid by itself, and said again it would be paid again. */
const apart = ['IV.', 'V.'] as const;

/**
 * What the correction of a return begins with: all it says besides documents, since the whole of it is held against the one it corrects
 * (PER-11/PJ/2025), with the files it was handed in with. What is asked of an overpayment is asked anew, of the difference.
 */
export const amendedEntries = (filed: SptEntries | null): SptEntries | null => {
  if (!filed) return null;
  const { lines, facilityCode, files } = filed;
  const kept = Object.entries(lines).filter(([line]) => !apart.some((row) => line.startsWith(row)));
  return {
    ...noEntries,
    lines: Object.fromEntries(kept),
    ...(facilityCode ? { facilityCode } : {}),
    ...(files ? { files } : {}),
  };
};
