import { type OfficeCode, officeAdvice, officeCode } from '../office/codes.ts';
import { type Cure, type Cured, type CureKind, type CureOf, changeOf, typed } from '../refusals/cure.ts';
import type { DokumenInput } from './dokumen.ts';
import { sentCures } from './sent-cures.ts';

/** The codes of the office about other documents a person can cure from the list; of the others each document is opened. */
const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  BUYER_NOT_FOUND: typed('identity'),
  BUYER_TIN_INVALID: typed('identity'),
  DUPLICATE_DOCUMENT: typed('number'),
};

/** What cures a code of the office; undefined for one that is looked at document by document. */
export const dokumenCureOf = (code: string): CureOf | undefined => table[officeCode(code)];

/** The field a code is about; a document has one PPN and no lines. */
export const dokumenFieldOf = (code: string): keyof DokumenInput | null => {
  const { field } = officeAdvice(code);
  return (field?.startsWith('lines.') ? 'ppn' : field) as keyof DokumenInput | null;
};

const cell: Partial<Record<CureKind, 'counterpartyNpwp' | 'number'>> = {
  identity: 'counterpartyNpwp',
  number: 'number',
};

/** A document as a cure leaves it, and what it changes; nothing where no word was given for it. `id`: of the document. */
export const curedDokumen = (input: DokumenInput, { kind, own }: Cure, id: string): Cured<DokumenInput> => {
  const key = cell[kind];
  const entry = own?.[id];
  if (key === undefined || entry === undefined) return { input, changes: [] };
  return { input: { ...input, [key]: entry }, changes: changeOf(key, input[key], entry) };
};
