import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const pool = Buffer.alloc(4096);
let used = pool.length;

const randomDigits = (count: number): string => {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = '';
  for (let i = 0; i < count; i++) text += ALPHABET[(pool[used++] as number) & 31];
  return text;
};

const timeDigits = (at: number): string => {
  let text = '';
  for (let rest = at, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = ALPHABET[rest % 32] + text;
  return text;
};

/**
 * Sorts by creation time (48 bits) and is unguessable (80 random bits): 26 characters without easily confused letters.
 */
export const newId = (at: number): string => timeDigits(at) + randomDigits(16);

/** 160 random bits for cookies and public links. */
export const newToken = (): string => randomDigits(32);
