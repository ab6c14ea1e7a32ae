import { isPeriod } from '../definition/day.ts';
import type { Explained } from '../definition/explain.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import { workUnifikasi } from './compute.ts';
import { isUnifikasi } from './kinds.ts';
import { explainPph21 } from './pph21/explained.ts';
import { paymentNeeds } from './pph21/payment-tax.ts';
import type { Bupot, BupotInput, InputField } from './record.ts';
import { explainUnifikasi } from './unifikasi/explained.ts';
import { lawDay, workPph21 } from './work-pph21.ts';

/** Where every number of a slip comes from, by the name the calculation gives it. */
type SlipNumbers = ReadonlyMap<string, Explained>;

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

type SlipObject = Pick<BupotInput, 'kind' | 'period' | 'date' | 'taxCode'>;

/** What the tax of an object depends on besides gross and facility: family status, days worked, what was paid before. */
export const fieldsOfObject = (of: SlipObject): readonly InputField[] => {
  const object = of.kind === 'BP21' ? objectOf(of.kind, of.taxCode, lawDay(of)) : null;
  if (!object) return [];
  const { status, workingDays, earlier } = paymentNeeds(object);
  return [
    ...(status ? (['ptkp'] as const) : []),
    ...(workingDays ? (['workingDays'] as const) : []),
    ...(earlier ? (['earlierGross'] as const) : []),
  ];
};
