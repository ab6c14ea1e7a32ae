import { createHash } from 'node:crypto';

/**
 * Deterministic pseudo-random numbers below `below` (at most 65,536), seeded by `words`; `at` selects one of sixteen.
 */
export const dice = (words: string) => {
  const bytes = createHash('sha256').update(words).digest();
  return (at: number, below: number): number => bytes.readUInt16BE(at * 2) % below;
};
