import { type OfficeCode, officeCode } from '../office/codes.ts';
import { alike, type CureOf, typed } from '../refusals/cure.ts';
import { sentCures } from './sent-cures.ts';

const table: Partial<Record<OfficeCode, CureOf>> = {
  ...sentCures,
  QUANTITY_DECIMALS: alike('quantity'),
  SENDER_MISMATCH: alike('ownPlace', 'place'),
  SELLER_TKU_INVALID: alike('ownPlace', 'place'),
  BUYER_TKU_INVALID: alike('otherPlace'),
  BUYER_TKU_NOT_FOUND: alike('otherPlace'),
  FACILITY_REQUIRED: alike('transaction', 'transaction'),
  FACILITY_NOT_ALLOWED: alike('transaction', 'transaction'),
  FACILITY_PAIR_MISMATCH: alike('transaction', 'transaction'),
  TRX_CODE_UNKNOWN: alike('transaction', 'transaction'),
  GOODS_CODE_INVALID: alike('goods'),
  UNIT_UNKNOWN: alike('unit', 'unit'),
  BUYER_NOT_FOUND: typed('identity'),
  BUYER_TIN_INVALID: typed('identity'),
  BUYER_NIK_NOT_FOUND: typed('identity'),
  SUPPORT_NOT_FOUND: typed('paper'),
  DUPLICATE_REFERENCE: typed('reference'),
};

export const cureOf = (code: string): CureOf | undefined => table[officeCode(code)];
