/**
 * edit: open the form at `field`; issue: send again unchanged; inquire: query the status; signee: choose another
 * signatory; certificate: open the settings; related: open the slip it corrects; none: no action.
 */
export type SlipRepair = 'edit' | 'issue' | 'inquire' | 'signee' | 'certificate' | 'related' | 'none';

type SlipCodeOf = {
  readonly repair: SlipRepair;
  /** The form field the code is about; null if it is about no single field. */
  readonly field: string | null;
};

const edit = (field: string): SlipCodeOf => ({ repair: 'edit', field });
const act = (repair: SlipRepair): SlipCodeOf => ({ repair, field: null });

/** Codes of the tax office about slips that have a text (`bupot.office.<CODE>`), with the repair offered. */
export const slipOfficeCodes = {
  MALFORMED_DOCUMENT: act('issue'),
  SENDER_MISMATCH: edit('nitku'),
  WITHHOLDER_TKU_INVALID: edit('nitku'),
  SIGNER_NOT_AUTHORIZED: act('signee'),
  SIGNING_FAILED: act('issue'),
  DATE_IN_FUTURE: edit('date'),
  PERIOD_INVALID: edit('period'),
  PERIOD_BEFORE_CORETAX: edit('period'),
  PERIOD_IN_FUTURE: edit('period'),
  PERIOD_FILED: edit('period'),
  OBJECT_UNKNOWN: edit('taxCode'),
  CERTIFICATE_NOT_FOUND: edit('certificateNumber'),
  PAYEE_MISSING: edit('payeeName'),
  PAYEE_NOT_FOUND: edit('payeeNpwp'),
  PAYEE_TIN_INVALID: edit('payeeNpwp'),
  PAYEE_IS_WITHHOLDER: edit('payeeNpwp'),
  PAYEE_TKU_INVALID: edit('payeeNitku'),
  PAYEE_TKU_NOT_FOUND: edit('payeeNitku'),
  TAX_MISMATCH: edit('gross'),
  TAX_NEGATIVE: edit('gross'),
  DUPLICATE_REFERENCE: edit('reference'),
  MONTHLY_SLIP_STANDS: edit('period'),
  ORIGINAL_NOT_FOUND: act('related'),
  ORIGINAL_NOT_ISSUED: act('related'),
  CORRECTION_IN_PROCESS: act('related'),
  CORRECTION_PAYEE_CHANGED: edit('payeeNpwp'),
  CORRECTION_PERIOD_CHANGED: edit('period'),
  CREDITED_BY_PAYEE: act('none'),
  NOT_CANCELABLE: act('inquire'),
  NOT_ISSUABLE: act('inquire'),
  KEY_REUSED: act('inquire'),
  DOCUMENT_UNKNOWN: act('inquire'),
  ACCESS_DENIED: act('none'),
  NOT_SUPPORTED: act('none'),
  UNREACHABLE: act('issue'),
  ANSWER_LOST: act('inquire'),
  NOT_SENT: act('issue'),
  WITHHOLDER_TKU_NOT_FOUND: edit('nitku'),
  DATE_BEFORE_PERIOD: edit('date'),
  RATE_NOT_OF_OBJECT: edit('taxCode'),
  OBJECT_OR_CERTIFICATE_INVALID: act('certificate'),
  PAYEE_TEMPORARY: edit('payeeNpwp'),
  'DJP-SIGN-MASTER': act('issue'),
  '99': act('none'),
  YEAR_OF_TEMPORARY: act('none'),
  BRANCH_WITHOUT_PIC: act('none'),
  FAMILY_TKU_MISSING: act('none'),
  MONTHLY_NOT_PRINTED: act('none'),
  NOT_A_SIGNER: act('signee'),
  UNKNOWN_STATUS: act('inquire'),
} as const satisfies Record<string, SlipCodeOf>;

export type SlipOfficeCode = keyof typeof slipOfficeCodes;

/** A code of the tax office, or UNKNOWN_STATUS for a code without a text. */
export const slipOfficeCode = (code: string): SlipOfficeCode =>
  Object.hasOwn(slipOfficeCodes, code) ? (code as SlipOfficeCode) : 'UNKNOWN_STATUS';

/** `title` and `cause` are message keys; `field` is the form field to correct. */
export const slipAdvice = (
  code: string,
): { title: string; cause: string; repair: SlipRepair; field: string | null } => {
  const known = slipOfficeCode(code);
  const key = `bupot.office.${known}`;
  return { title: `${key}.title`, cause: `${key}.cause`, ...slipOfficeCodes[known] };
};
