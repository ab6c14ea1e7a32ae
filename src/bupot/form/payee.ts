import { isForeign } from '#domain/bupot/kinds.ts';
import { maxima } from '#domain/bupot/maxima.ts';
import type { BupotInput, InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import type { Counterparty } from '#domain/office/lookup-schema.ts';
import { isNpwp16 } from '#domain/rules/identity/npwp.ts';
import type { About } from '../../ui/form/use-person.ts';

const payeeOnly = [
  'payeeNitku',
  'payeeEmail',
  'payeeAddress',
  'country',
  'birthPlace',
  'birthDate',
  'passport',
  'kitas',
  'gender',
  'ptkp',
  'position',
  'nip',
  'rank',
  'foreignEmployee',
  'certificateNumber',
] satisfies readonly InputField[];

const nobody: Partial<BupotInput> = {
  ...(Object.fromEntries(payeeOnly.map((field) => [field, null])) as Partial<BupotInput>),
  foreignEmployee: false,
};

export const aboutPayee: About<BupotInput> = {
  identityOf: ({ kind, payeeNpwp, payeeName }) => ({
    number: isForeign(kind) || isNpwp16(payeeNpwp ?? '') ? (payeeNpwp ?? '') : '',
    name: payeeName ?? '',
  }),
  blank: () => nobody,
};

export const mayBePaid = (kind: BupotInput['kind'], of: Counterparty): boolean =>
  isForeign(kind) ? of.country !== 'IDN' : of.document === 'TIN' || of.document === 'National ID';

export const fromCounterparty = (kind: BupotInput['kind'], of: Counterparty): Partial<BupotInput> => {
  const fields: Partial<BupotInput> = {
    payeeIdType: isForeign(kind) ? 'TIN' : of.document === 'National ID' ? 'NIK' : 'NPWP',
    payeeNpwp: of.identity,
    payeeNitku: of.document === 'TIN' ? of.nitku : null,
    payeeName: of.name,
    payeeEmail: of.email && of.email.length <= maxima.email ? of.email : null,
    payeeAddress: of.address || null,
    country: of.country,
  };
  const takes = new Set<string>(fieldsOf[kind]);
  // For employees the country is that of the passport, required only with one.
  if (!isForeign(kind)) takes.delete('country');
  return Object.fromEntries(Object.entries(fields).filter(([field]) => takes.has(field)));
};
