import { objectOf } from '../rules/pph21/objects.ts';
import { paymentNeeds } from './pph21/needs.ts';
import type { BupotInput, InputField } from './record.ts';
import { lawDay } from './work-pph21.ts';

type Of = Pick<BupotInput, 'kind' | 'period' | 'date' | 'taxCode'>;

/** What the tax of an object depends on besides gross and facility: family status, days worked, what was paid before. */
export const askedByObject = (of: Of): readonly InputField[] => {
  const object = of.kind === 'BP21' ? objectOf(of.kind, of.taxCode, lawDay(of)) : null;
  if (!object) return [];
  const { status, workingDays, earlier } = paymentNeeds(object);
  return [
    ...(status ? (['ptkp'] as const) : []),
    ...(workingDays ? (['workingDays'] as const) : []),
    ...(earlier ? (['earlierGross'] as const) : []),
  ];
};
