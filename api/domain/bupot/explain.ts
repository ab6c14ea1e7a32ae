import { isPeriod } from '../definition/day.ts';
import type { Explained } from '../definition/explain.ts';
import { isUnifikasi } from './kinds.ts';
import { explainPph21 } from './pph21/explained.ts';
import type { Bupot, BupotInput } from './record.ts';
import { explainUnifikasi } from './unifikasi/explained.ts';
import { workPph21 } from './work-pph21.ts';
import { workUnifikasi } from './work-unifikasi.ts';

/** Where every number of a slip comes from, by the name the calculation gives it. */
export type SlipNumbers = ReadonlyMap<string, Explained>;

const nothing: SlipNumbers = new Map();

/**
 * The slip worked once more by the same code, with notes. Empty while it cannot be worked: what it lacks, or what the law refuses, is
 * for the checks.
 */
export const explainSlip = (input: BupotInput): SlipNumbers => {
  if (!isPeriod(input.period)) return nothing;
  try {
    return isUnifikasi(input.kind)
      ? explainUnifikasi((notes) => workUnifikasi(input, notes)).notes
      : explainPph21((notes) => workPph21(input, notes)).notes;
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
};

/** Amounts of the record under the names the calculation has for them; where it takes the gross whole it notes no base. */
const names: Readonly<Record<'gross' | 'base' | 'nett' | 'rate' | 'tax' | 'borne', readonly string[]>> = {
  gross: ['gross', 'brutoIncome'],
  base: ['base', 'annualizedTaxableIncome', 'gross'],
  nett: ['nett'],
  rate: ['rate'],
  tax: ['withheld', 'brought'],
  borne: ['borne'],
};
export type SlipAmount = keyof typeof names;

/** PPh 21 notes its rate as what the tax was worked with, not as a number of its own. */
const insideTax = (numbers: SlipNumbers): readonly Explained[] =>
  numbers.get('tax')?.inputs?.filter(({ unit }) => unit === 'percent') ?? [];

/** Where one amount of a record comes from; nothing where the calculation told of no such number, or of another one. */
export const numberOf = (
  numbers: SlipNumbers,
  of: Pick<Bupot, SlipAmount>,
  amount: SlipAmount,
): Explained | undefined =>
  [...names[amount].map((name) => numbers.get(name)), ...(amount === 'rate' ? insideTax(numbers) : [])].find(
    (found) => found !== undefined && Number(found.value) === Number(of[amount]),
  );
