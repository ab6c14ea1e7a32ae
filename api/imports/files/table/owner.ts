import type { SheetRow } from '../sheet.ts';
import { headingKey } from './heading-key.ts';

/** Digits only. Null if label or number is missing. */
export const ownerIn = (rows: readonly SheetRow[], label: string): string | null => {
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => headingKey(cell) === headingKey(label));
    const value = at < 0 ? undefined : cells.slice(at + 1).find((cell) => cell.trim() !== '');
    if (value) return value.replace(/\D/g, '');
  }
  return null;
};
