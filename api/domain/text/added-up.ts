import { divide, scaled } from '../definition/money.ts';
import { parseAmount } from './parse.ts';

const PLACES = 6;

/** Digits beyond these places are floating point noise of the sheet. */
const cut = (decimal: string): string => {
  const [whole = '0', behind] = decimal.split('.');
  return behind === undefined ? whole : `${whole}.${behind.slice(0, PLACES)}`;
};

/** "8000000 + 1500000": parts and sum as decimal strings. Null for a single amount, and if a part cannot be read. */
export const addedUp = (text: string): { readonly parts: readonly string[]; readonly sum: string } | null => {
  const texts = text.split(' + ');
  const parts = texts.flatMap((part) => parseAmount(part) ?? []);
  if (texts.length < 2 || parts.length < texts.length) return null;
  const whole = parts.reduce((all, part) => all + scaled(cut(part), PLACES), 0n);
  const sen = divide(whole, 10n ** BigInt(PLACES - 2), 'nearest');
  const digits = String(sen < 0n ? -sen : sen).padStart(3, '0');
  const sum = `${sen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { parts, sum: sum.replace(/\.00$/, '') };
};
