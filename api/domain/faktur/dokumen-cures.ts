import { type OfficeCode, officeAdvice, officeCode } from '../office/codes.ts';
import { type Cure, type Cured, type CureKind, type CureOf, changeOf, typed } from '../refusals/cure.ts';
import type { DokumenInput } from './dokumen.ts';
import { sentCures } from './sent-cures.ts';

const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  BUYER_NOT_FOUND: typed('identity'),
  BUYER_TIN_INVALID: typed('identity'),
  DUPLICATE_DOCUMENT: typed('number'),
};

export const dokumenCureOf = (code: string): CureOf | undefined => table[officeCode(code)];

export const dokumenFieldOf = (code: string): keyof DokumenInput | null => {
  const { field } = officeAdvice(code);
  return (field?.startsWith('lines.') ? 'ppn' : field) as keyof DokumenInput | null;
};

const cell: Partial<Record<CureKind, 'counterpartyNpwp' | 'number'>> = {
  identity: 'counterpartyNpwp',
  number: 'number',
};

/** With the changed paths; nothing if no value was given for it. `id`: of the document. */
export const curedDokumen = (input: DokumenInput, { kind, own }: Cure, id: string): Cured<DokumenInput> => {
  const key = cell[kind];
  const entry = own?.[id];
  if (key === undefined || entry === undefined) return { input, changes: [] };
  return { input: { ...input, [key]: entry }, changes: changeOf(key, input[key], entry) };
};
