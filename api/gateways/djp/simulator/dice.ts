import { createHash } from 'node:crypto';

/** Numbers below `below` (at most 65,536), always the same for the same words; `at` is one of sixteen throws. */
export const dice = (words: string) => {
  const bytes = createHash('sha256').update(words).digest();
  return (at: number, below: number): number => bytes.readUInt16BE(at * 2) % below;
};
