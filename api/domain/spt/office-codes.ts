import { alike, type CureOf } from '../refusals/cure.ts';

const POST = alike('post');
const ASK = alike('inquire');

/** Codes of the tax office about monthly returns that have a text (`spt.office.<CODE>`), with the bulk cure of each. */
export const sptOfficeCodes = {
  SPT_MISMATCH: POST,
  SPT_NOT_IN_STEP: POST,
  SPT_DECIMALS: POST,
  SPT_EXCESS_TWICE: POST,
  SPT_EXCESS_MISSING: null,
  SPT_REJECTED: POST,
  SPT_ANNULLED: null,
  SPT_NORMAL_EXISTS: null,
  SPT_EARLIER_NOT_FILED: null,
  SPT_WAITS_FOR_PAYMENT: null,
  SPT_ONE_MEANS: POST,
  SPT_CODE_LAPSED: POST,
  SPT_TWO_CODES: null,
  SPT_DEPOSIT_TAKEN: null,
  SPT_MODULE_FAULT: POST,
  SPT_OLD_PERIOD: null,
  ALREADY_FILED: null,
  ALREADY_SENT: ASK,
  NOT_PAID: POST,
  NOT_WAITING: ASK,
  SIGNER_NOT_AUTHORIZED: POST,
  SIGNING_FAILED: POST,
  'DJP-SIGN-MASTER': POST,
  MALFORMED_DOCUMENT: POST,
  KEY_REUSED: ASK,
  DOCUMENT_UNKNOWN: ASK,
  UNREACHABLE: ASK,
  UNKNOWN_STATUS: null,
} as const satisfies Record<string, CureOf | null>;

type SptOfficeCode = keyof typeof sptOfficeCodes;

/** A code of the tax office, or UNKNOWN_STATUS for a code without a text. */
const sptOfficeCode = (code: string): SptOfficeCode =>
  Object.hasOwn(sptOfficeCodes, code) ? (code as SptOfficeCode) : 'UNKNOWN_STATUS';

/** The bulk cure of a code; undefined if each return must be opened. */
export const sptCureOf = (code: string): CureOf | undefined => sptOfficeCodes[sptOfficeCode(code)] ?? undefined;

export const sptAdvice = (code: string): { title: string; cause: string } => {
  const key = `spt.office.${sptOfficeCode(code)}`;
  return { title: `${key}.title`, cause: `${key}.cause` };
};
