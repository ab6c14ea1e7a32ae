/**
 * edit: correct the field; retry: request again unchanged; renew: create a new code; inquire: query the status;
 * confirm: enter the receipt number again; receipt: enter a receipt by hand; none: no action.
 */
export type BillingRepair = 'edit' | 'retry' | 'renew' | 'inquire' | 'confirm' | 'receipt' | 'none';

/** Codes of the tax office about billing codes that have a text (`billing.office.<CODE>`), with the repair offered. */
export const billingOfficeCodes = {
  AMOUNT_INVALID: 'edit',
  EXPIRED: 'renew',
  INVALID: 'renew',
  ALREADY_PAID: 'inquire',
  NOT_FOUND: 'edit',
  NTPN_NOT_FOUND: 'confirm',
  KEY_REUSED: 'inquire',
  ACCESS_DENIED: 'none',
  NOT_SUPPORTED: 'receipt',
  UNREACHABLE: 'retry',
  UNKNOWN_CODE: 'inquire',
} as const satisfies Record<string, BillingRepair>;

export type BillingOfficeCode = keyof typeof billingOfficeCodes;

/** A code of the tax office, or UNKNOWN_CODE for a code without a text. */
export const billingOfficeCode = (code: string): BillingOfficeCode =>
  Object.hasOwn(billingOfficeCodes, code) ? (code as BillingOfficeCode) : 'UNKNOWN_CODE';

/** `title`, `cause` and `action` are message keys. */
export const billingAdvice = (
  code: string,
): { title: string; cause: string; action: string; repair: BillingRepair; code: BillingOfficeCode } => {
  const known = billingOfficeCode(code);
  const key = `billing.office.${known}`;
  const repair = billingOfficeCodes[known];
  return { title: `${key}.title`, cause: `${key}.cause`, action: `${key}.action`, repair, code: known };
};
