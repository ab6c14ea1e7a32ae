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

type SlipNumbers = ReadonlyMap<string, Explained>;

const nothing: SlipNumbers = new Map();

/** By the same code, with notes. Empty while it cannot be calculated. */
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

/** Where the whole gross is the base, the calculation notes no base. */
const names: Readonly<Record<'gross' | 'base' | 'nett' | 'rate' | 'tax' | 'borne', readonly string[]>> = {
  gross: ['gross', 'brutoIncome'],
  base: ['base', 'annualizedTaxableIncome', 'gross'],
  nett: ['nett'],
  rate: ['rate'],
  tax: ['withheld', 'brought'],
  borne: ['borne'],
};
export type SlipAmount = keyof typeof names;

const insideTax = (numbers: SlipNumbers): readonly Explained[] =>
  numbers.get('tax')?.inputs?.filter(({ unit }) => unit === 'percent') ?? [];

/** Undefined where the calculation noted no such number or a different one. */
export const numberOf = (
  numbers: SlipNumbers,
  of: Pick<Bupot, SlipAmount>,
  amount: SlipAmount,
): Explained | undefined =>
  [...names[amount].map((name) => numbers.get(name)), ...(amount === 'rate' ? insideTax(numbers) : [])].find(
    (found) => found !== undefined && Number(found.value) === Number(of[amount]),
  );

type SlipObject = Pick<BupotInput, 'kind' | 'period' | 'date' | 'taxCode'>;

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
