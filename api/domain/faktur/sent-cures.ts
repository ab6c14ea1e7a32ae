import type { OfficeCode } from '../office/codes.ts';
import { alike, type CureOf } from '../refusals/cure.ts';

export const sentCures = {
  SIGNER_NOT_AUTHORIZED: alike('signee', 'signee'),
  SIGNING_FAILED: alike('again'),
  'DJP-SIGN-MASTER': alike('again'),
  MALFORMED_DOCUMENT: alike('again'),
  UNREACHABLE: alike('again'),
  NOT_SENT: alike('again'),
} as const satisfies Partial<Record<OfficeCode, CureOf>>;
