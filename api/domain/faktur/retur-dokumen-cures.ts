import { inputKeys } from '../definition/field-table.ts';
import { sen } from '../definition/money.ts';
import { type OfficeCode, officeAdvice, officeCode } from '../office/codes.ts';
import { alike, type Cure, type Cured, type CureOf, changeOf, typed } from '../refusals/cure.ts';
import type { ReturDokumenInput } from './retur-dokumen.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import { type DokumenAmounts, taxesGoingBack } from './retur-dokumen-rules.ts';
import { sentCures } from './sent-cures.ts';

const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  DUPLICATE_RETURN: typed('number'),
  RETURN_EXCEEDS_DOCUMENT: alike('origin'),
};

export const returDokumenCureOf = (code: string): CureOf | undefined => table[officeCode(code)];

/** The form field a code refers to; null if it refers to the returned document. */
export const returDokumenFieldOf = (code: string): keyof ReturDokumenInput | null =>
  inputKeys(returDokumenFields).find((field) => field !== 'originId' && field === officeAdvice(code).field) ?? null;

type ReturnOrigin = { readonly origin: DokumenAmounts; readonly left: DokumenAmounts };

/** Limits the base to the rest of its document, and recalculates the taxes. Amounts in rupiah. */
const withinLeft = (input: ReturDokumenInput, { origin, left }: ReturnOrigin): DokumenAmounts => {
  const dpp = sen(input.dpp) > sen(left.dpp) ? left.dpp : input.dpp;
  return { dpp, ...taxesGoingBack(dpp, origin, left) };
};

/** With its changes besides the amounts; nothing without a value for it. `id`: of the return. */
export const curedReturDokumen = (
  input: ReturDokumenInput,
  { kind, own }: Cure,
  id: string,
  origin: ReturnOrigin,
): Cured<ReturDokumenInput> => {
  const entry = own?.[id];
  if (kind === 'number' && entry !== undefined)
    return { input: { ...input, number: entry }, changes: changeOf('number', input.number, entry) };
  const again = kind === 'origin' && sen(origin.origin.dpp) > 0;
  return { input: again ? { ...input, ...withinLeft(input, origin) } : input, changes: [] };
};
