import { asNpwp16 } from '../rules/identity/npwp.ts';
import { thresholds } from './thresholds.ts';

const NUMBER_LENGTHS = [16, 17];
/** The code and status digits precede the serial, which a substitute keeps (PER-11/PJ/2025 art. 37). */
const SERIAL = 13;
const SHORTEST_REFERENCE = 4;

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The serial of an invoice, so that a substitute matches the original's number; else the characters of the number. */
export const numberKey = (number: string | null): string | null => {
  if (number === null) return null;
  const signs = plain(number);
  if (NUMBER_LENGTHS.includes(signs.length) && /^\d+$/.test(signs)) return signs.slice(-SERIAL);
  return signs.length >= SHORTEST_REFERENCE ? signs : null;
};

const IN_WORDS = /\d[\d.-]{14,22}\d/g;

export const numbersIn = (text: string): string[] => {
  if (text.length < SERIAL) return [];
  return (text.match(IN_WORDS) ?? [])
    .map((found) => found.replace(/\D/g, ''))
    .filter((digits) => NUMBER_LENGTHS.includes(digits.length))
    .map((digits) => digits.slice(-SERIAL));
};

/** Letters and digits of a reference; null if it is too short to be distinctive. */
export const referenceKey = (reference: string | null): string | null => {
  if (reference === null) return null;
  const signs = plain(reference);
  return signs.length >= SHORTEST_REFERENCE && /\d/.test(signs) ? signs : null;
};

/**
 * Sixteen digits; null if there is none. Fifteen digits are the older form, except for a branch, which has no such
 * number.
 */
export const npwpKey = (npwp: string | null): string | null => {
  const digits = (npwp ?? '').replace(/\D/g, '');
  if (/^0*$/.test(digits)) return null;
  return digits.length === 15 || digits.length === 16 ? asNpwp16(digits) : null;
};

const FORMS = /\b(PT|CV|UD|PD|TBK|PERSERO|FA|FIRMA|LTD|INC|PTE|CO)\b/g;

/** A name without the legal form, dots and spaces. */
export const nameKey = (name: string | null): string | null => {
  const words = (name ?? '')
    .toUpperCase()
    .replace(FORMS, '')
    .replace(/[^A-Z0-9]/g, '');
  return words === '' ? null : words;
};

const pairsOf = (word: string): Set<string> => {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < word.length; at++) pairs.add(word.slice(at, at + 2));
  return pairs;
};

const digitsOf = (name: string): string => name.replace(/\D/g, '');

/** Names from `nameKey`: equal, contained, or similar except for a typing error. "Toko 1" is not "Toko 2". */
export const areAlike = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (digitsOf(one) !== digitsOf(other)) return false;
  if (one.length > 5 && other.length > 5 && (one.includes(other) || other.includes(one))) return true;
  const [of, to] = [pairsOf(one), pairsOf(other)];
  let shared = 0;
  for (const pair of of) if (to.has(pair)) shared += 1;
  return of.size + to.size > 0 && (200 * shared) / (of.size + to.size) >= thresholds.alikeNames;
};

/** Numbers from `numberKey`: at most two digits differ. */
export const isSlipOf = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  let apart = 0;
  for (let at = 0; at < one.length && apart <= 2; at++) if (one[at] !== other[at]) apart += 1;
  return apart <= 2;
};
