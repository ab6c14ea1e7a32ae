import { alike, type Cure, type Cured, type CureOf, changeOf, typed } from '../refusals/cure.ts';
import { headOffice } from '../rules/identity/nitku.ts';
import { isNpwp16 } from '../rules/identity/npwp.ts';
import { type SlipOfficeCode, slipOfficeCode } from './office-codes.ts';
import type { BupotInput, InputField } from './record.ts';

/** Codes of the tax office that a bulk cure exists for. Slips with other codes are opened one by one. */
const table: Partial<Record<SlipOfficeCode, CureOf>> = {
  SIGNER_NOT_AUTHORIZED: alike('signee', 'signee'),
  NOT_A_SIGNER: alike('signee', 'signee'),
  SENDER_MISMATCH: alike('ownPlace', 'place'),
  WITHHOLDER_TKU_INVALID: alike('ownPlace', 'place'),
  WITHHOLDER_TKU_NOT_FOUND: alike('ownPlace', 'place'),
  PAYEE_TKU_INVALID: alike('otherPlace'),
  PAYEE_TKU_NOT_FOUND: alike('otherPlace'),
  RATE_NOT_OF_OBJECT: alike('rate'),
  DATE_BEFORE_PERIOD: alike('date'),
  MONTHLY_SLIP_STANDS: alike('monthly'),
  SIGNING_FAILED: alike('again'),
  'DJP-SIGN-MASTER': alike('again'),
  MALFORMED_DOCUMENT: alike('again'),
  UNREACHABLE: alike('again'),
  NOT_SENT: alike('again'),
  PAYEE_NOT_FOUND: typed('identity'),
  PAYEE_TIN_INVALID: typed('identity'),
  PAYEE_TEMPORARY: typed('identity'),
  DUPLICATE_REFERENCE: typed('reference'),
};

export const slipCureOf = (code: string): CureOf | undefined => table[slipOfficeCode(code)];

const withFields = (input: BupotInput, over: Partial<Pick<BupotInput, InputField>>): Cured<BupotInput> => {
  const next = { ...input, ...over };
  const fields = Object.keys(over) as InputField[];
  return { input: next, changes: fields.flatMap((key) => changeOf(key, asText(input[key]), asText(next[key]))) };
};

const asText = (value: string | boolean | null): string | null => (value === null ? null : String(value));

const withPayee = (input: BupotInput, number: string | undefined): Cured<BupotInput> =>
  number && isNpwp16(number)
    ? withFields(input, { payeeNpwp: number, ...(input.payeeNitku === null ? {} : { payeeNitku: headOffice(number) }) })
    : { input, changes: [] };

/**
 * No change where the cure does not apply. The signatory, the monthly slip beside an annual one, and sending again are
 * outside the input. `id`: of the slip, for values given for it alone.
 */
export const curedSlip = (input: BupotInput, params: Cure, id: string): Cured<BupotInput> => {
  const own = params.own?.[id];
  switch (params.kind) {
    case 'ownPlace':
      return withFields(input, { nitku: own ?? params.value ?? input.nitku });
    case 'otherPlace':
      return own === undefined && !isNpwp16(input.payeeNpwp ?? '')
        ? { input, changes: [] }
        : withFields(input, { payeeNitku: own ?? headOffice(input.payeeNpwp ?? '') });
    case 'identity':
      return withPayee(input, own);
    case 'reference':
      return withFields(input, { reference: own ?? input.reference });
    case 'date':
      // The tax office's own workbook forbids a day before the 1st of the masa.
      return input.date.slice(0, 7) < input.period
        ? withFields(input, { date: `${input.period}-01` })
        : { input, changes: [] };
    case 'rate':
      // A rate other than that of the object is accepted only with a facility.
      return withFields(input, {
        facility: 'NONE',
        certificateNumber: null,
        dtpNtpn: null,
        rate: null,
        nett: null,
        taxTyped: null,
      });
    default:
      return { input, changes: [] };
  }
};
