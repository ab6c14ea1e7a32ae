import type { Stretch } from './dated.ts';
import { rupiah, type Sen } from './money.ts';

/** An explained number: what it is, its inputs and its rule. Labels are message keys under `explain`. */
export type Explained = {
  readonly label: string;
  readonly line?: string;
  /** Rupiah (decimal string) or a plain decimal when `unit` says so. */
  readonly value: string;
  readonly unit: 'rupiah' | 'percent' | 'factor' | 'quantity' | 'count';
  readonly formula?: string;
  readonly inputs?: readonly Explained[];
  readonly rounding?: string;
  /** Regulation and the day it took effect (YYYY-MM-DD). */
  readonly rule?: { readonly name: string; readonly from: string };
};

export const ruleNamed = ({ from, source }: Stretch<unknown>): NonNullable<Explained['rule']> => ({
  name: `${source.name} ${source.article}`,
  from,
});

/** How a number was calculated: message keys of formula and rounding, its noted inputs, its rule. */
export type How<Key extends string, Formula extends string = string> = {
  readonly formula?: Formula;
  readonly inputs?: readonly (Key | Explained)[];
  readonly rounding?: string;
  readonly rule?: Stretch<unknown>;
};

/** A value that is not an amount, already formatted as text. */
export type Plain = readonly [text: string, unit: Exclude<Explained['unit'], 'rupiah'>];

/**
 * Last, optional argument of a calculation: without it `notes?.(…)` does nothing, so amounts and explanations always
 * come from the same code.
 */
export type Notes<Key extends string, Formula extends string = string> = (
  key: Key,
  value: Sen | Plain,
  how?: How<Key, Formula>,
) => void;

export const explained = <Key extends string>(
  catalogue: string,
  key: Key,
  value: Sen | Plain,
  { formula, inputs, rounding, rule }: How<never> = {},
): Explained => ({
  label: `${catalogue}.${key}`,
  value: typeof value === 'number' ? rupiah(value) : value[0],
  unit: typeof value === 'number' ? 'rupiah' : value[1],
  ...(formula ? { formula: `${catalogue}.formula.${formula}` } : {}),
  ...(inputs && inputs.length > 0 ? { inputs } : {}),
  ...(rounding ? { rounding } : {}),
  ...(rule ? { rule: ruleNamed(rule) } : {}),
});

/**
 * Notes by key, in the order written; a number noted twice is explained by the later note. Throws RangeError when a
 * note names a number that has not been noted.
 */
export const withNotes = <Key extends string, Formula extends string, T>(
  catalogue: string,
  work: (notes: Notes<Key, Formula>) => T,
): { readonly result: T; readonly notes: ReadonlyMap<Key, Explained> } => {
  const written = new Map<Key, Explained>();
  const found = (input: Key | Explained): Explained => {
    const note = typeof input === 'string' ? written.get(input) : input;
    if (!note) throw new RangeError(`not noted: ${input as string}`);
    return note;
  };
  const result = work((key, value, { inputs = [], ...how } = {}) => {
    written.set(key, explained(catalogue, key, value, { ...how, inputs: inputs.map(found) }));
  });
  return { result, notes: written };
};
