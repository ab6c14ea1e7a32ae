import { sen } from '../definition/money.ts';
import { type OfficeCode, officeAdvice, officeCode } from '../office/codes.ts';
import { alike, type Cure, type Cured, type CureOf, changeOf, typed } from '../refusals/cure.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { type DokumenAmounts, taxesGoingBack } from './retur-dokumen-rules.ts';
import { sentCures } from './sent-cures.ts';

/** The codes of the office about returns of other documents a person can cure from the list; of the others each return is opened. */
const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  DUPLICATE_RETURN: typed('number'),
  RETURN_EXCEEDS_DOCUMENT: alike('origin'),
};

/** What cures a code of the office; undefined for one that is looked at return by return. */
export const returDokumenCureOf = (code: string): CureOf | undefined => table[officeCode(code)];

const typedFields = ['number', 'date', 'dpp', 'ppn', 'ppnbm'] as const satisfies readonly (keyof ReturDokumenInput)[];

/** The field of the form a code is about; null where that is a matter of the document that goes back. */
export const returDokumenFieldOf = (code: string): keyof ReturDokumenInput | null =>
  typedFields.find((field) => field === officeAdvice(code).field) ?? null;

type RelatedSlip = { readonly origin: DokumenAmounts; readonly left: DokumenAmounts };

/** No more than is left of its document goes back, and the taxes that follow from it. Amounts in rupiah. */
const withinLeft = (input: ReturDokumenInput, { origin, left }: RelatedSlip): DokumenAmounts => {
  const dpp = sen(input.dpp) > sen(left.dpp) ? left.dpp : input.dpp;
  return { dpp, ...taxesGoingBack(dpp, origin, left) };
};

/** A return as a cure leaves it beside its document, and what it changes besides its amounts; nothing where no word was given for it. `id`: of the return. */
export const curedReturDokumen = (
  input: ReturDokumenInput,
  { kind, own }: Cure,
  id: string,
  beside: RelatedSlip,
): Cured<ReturDokumenInput> => {
  const entry = own?.[id];
  if (kind === 'number' && entry !== undefined)
    return { input: { ...input, number: entry }, changes: changeOf('number', input.number, entry) };
  const again = kind === 'origin' && sen(beside.origin.dpp) > 0;
  return { input: again ? { ...input, ...withinLeft(input, beside) } : input, changes: [] };
};
