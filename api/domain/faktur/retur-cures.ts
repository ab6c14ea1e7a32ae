import { type OfficeCode, officeCode } from '../office/codes.ts';
import { alike, type Cure, type Cured, type CureOf, changeOf } from '../refusals/cure.ts';
import type { ReturInput } from './retur.ts';
import { type LineLeft, pieces } from './retur-left.ts';
import { sentCures } from './sent-cures.ts';

const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  RETURN_VAT_CHANGED: alike('origin'),
  RETURN_BASE_CHANGED: alike('origin'),
  RETURN_TOTAL_MISMATCH: alike('origin'),
  RETURN_EXCEEDS_INVOICE: alike('origin'),
};

export const returCureOf = (code: string): CureOf | undefined => table[officeCode(code)];

/**
 * Nothing above the rest of a line is returned, and typed amounts are replaced by those calculated from the invoice.
 * Returns the changed fields besides the sums.
 */
export const curedRetur = (
  input: ReturInput,
  _cure: Cure,
  _id: string,
  { left }: { readonly left: readonly LineLeft[] },
): Cured<ReturInput> => {
  const lines = input.lines.map((line, at) => {
    const most = left[at]?.quantity ?? '0';
    const quantity = pieces(line.quantity) > pieces(most) ? most : line.quantity;
    return { ...line, quantity, discount: null, otherDpp: null };
  });
  const changes = lines.flatMap((line, at) =>
    (['quantity', 'discount', 'otherDpp'] as const).flatMap((key) =>
      changeOf(`lines.${at}.${key}`, input.lines[at]?.[key] ?? null, line[key]),
    ),
  );
  return { input: { ...input, lines }, changes };
};
