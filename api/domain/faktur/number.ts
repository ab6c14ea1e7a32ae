import type { FakturRow } from './record.ts';

export const labelOf = (of: Pick<FakturRow, 'id' | 'number' | 'reference'>): string =>
  of.number ?? of.reference ?? of.id;

export const digits = (text: string): string => text.replace(/\D/g, '');

const cut = (text: string, sizes: readonly number[]): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (const size of sizes) {
    parts.push(text.slice(at, at + size));
    at += size;
  }
  return parts;
};

/** 17 digits (Coretax) 2 2 2 11, 16 (classic) 3-3-2-8, 13 (NSFP alone) 3-2-8; one group for anything else. */
export const groups = (number: string): string[] => {
  const clean = digits(number);
  if (clean.length === 17) return cut(clean, [2, 2, 2, 11]);
  if (clean.length === 16) return cut(clean, [3, 3, 2, 8]);
  if (clean.length === 13) return cut(clean, [3, 2, 8]);
  return [number];
};

/** A formatted number; other text is unchanged: "04 00 25 00114827391"; classic "010.012-20.12345678". */
export const formatNumber = (number: string): string => {
  const parts = groups(number);
  if (parts.length === 4 && parts[0]?.length === 3) return `${parts[0]}.${parts[1]}-${parts[2]}.${parts[3]}`;
  if (parts.length === 3) return `${parts[0]}-${parts[1]}.${parts[2]}`;
  return parts.join(' ');
};
