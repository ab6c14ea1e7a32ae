import { elementText } from '../../definition/xml.ts';
import type { SlipKind } from '../kinds.ts';
import type { Bupot } from '../record.ts';
import { typedTaxDiffers } from './difference.ts';
import { slipLayouts } from './layouts.ts';

/** Nillable in the tax office's schema, required by its workbooks: empty values are refused on upload. */
const requiredElements: Readonly<Partial<Record<SlipKind, readonly string[]>>> = {
  BPPU: ['CounterpartTin', 'DocumentDate'],
  BPNR: ['CounterpartAddress', 'DocumentDate', 'IDPlaceOfBusinessActivity'],
  SP: ['DocumentDate', 'IDPlaceOfBusinessActivity'],
  CY: ['DocumentDate', 'IDPlaceOfBusinessActivity'],
};

/** The payee of a payroll slip is identified by number, a foreigner by passport. */
const isIncomplete = (slip: Bupot): boolean =>
  slipLayouts[slip.kind].elements.some(
    (one) => (one[2] !== 'nil' || requiredElements[slip.kind]?.includes(one[0])) && elementText(one, slip) === '',
  ) ||
  (slip.kind === 'BPMP' && !(slip.foreignEmployee ? slip.passport : slip.payeeNpwp));

const isAbove0 = (amount: string | null): boolean => amount !== null && Number(amount) > 0;

/**
 * A message key, or null. Corrections and cancellations are made in Coretax. A slip the file cannot represent exactly
 * is left out, never altered.
 */
export const leftOutOfXml = (slip: Bupot): string | null => {
  const found = (Object.keys(reasons) as (keyof typeof reasons)[]).find((reason) => reasons[reason](slip));
  return found ? why(found) : null;
};

const why = (reason: keyof typeof reasons): string => `bupotXml.left_out.${reason}`;

const reasons = {
  canceled: ({ status }: Bupot) => status === 'CANCELED',
  corrected: ({ status }: Bupot) => status === 'REVISED',
  correction: ({ revision }: Bupot) => revision > 0,
  // HB exists only in the schemas of monthly and annual slips.
  joint_status: ({ kind, ptkp }: Bupot) => kind === 'BP21' && ptkp?.startsWith('HB') === true,
  surcharge: ({ noNpwp }: Bupot) => noNpwp,
  typed_tax: typedTaxDiffers,
  special_benefit: ({ kind, specialBenefit }: Bupot) => kind === 'BPA2' && isAbove0(specialBenefit),
  incomplete: isIncomplete,
} satisfies Readonly<Record<string, (slip: Bupot) => boolean>>;

export const INCOMPLETE = why('incomplete');
