import { computeDraft } from '#domain/faktur/compute.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { inputKeys, toForm, toInput } from './form-state.ts';

/** What may differ between two versions of one invoice: each field by itself, the lines together. */
export const conflictKeys = [...inputKeys, 'lines'] as const;
export type ConflictKey = (typeof conflictKeys)[number];
export type Side = 'mine' | 'theirs';

/** "30000000.00" and "30000000" are one amount. */
const plain = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text);

const told = (input: FakturInput, key: ConflictKey): string =>
  key === 'lines'
    ? JSON.stringify(toInput(toForm(input)).lines, (_, value) => (typeof value === 'string' ? plain(value) : value))
    : plain(String(input[key] ?? ''));

/** The fields two versions differ in. */
export const differing = (one: FakturInput, other: FakturInput): ConflictKey[] =>
  conflictKeys.filter((key) => told(one, key) !== told(other, key));

/** Whose value stands unless the person says otherwise: mine where I changed it since `base`, theirs where only they did. */
export const sidesOf = (
  base: FakturInput,
  mine: FakturInput,
  theirs: FakturInput,
): Partial<Record<ConflictKey, Side>> => {
  const changed = new Set(differing(base, mine));
  return Object.fromEntries(differing(mine, theirs).map((key) => [key, changed.has(key) ? 'mine' : 'theirs']));
};

/** One invoice out of two: field by field from the side that was chosen. */
export const merged = (mine: FakturInput, theirs: Faktur, sides: Partial<Record<ConflictKey, Side>>): FakturInput => {
  const saved = toInput(toForm(theirs));
  const taken = conflictKeys.filter((key) => sides[key] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((key) => [key, saved[key]])) };
};

/** DPP of what is being typed, in rupiah. */
export const dppOf = (input: FakturInput): string => computeDraft(input).total.dpp;
