/**
 * What a person can do about an answer of the office. edit: mend the field; retry: ask again unchanged; renew: make a new code in the
 * place of this one; inquire: ask how the code stands; confirm: type the receipt number again; receipt: write a receipt down by hand;
 * none: it stays as it is.
 */
export type BillingRepair = 'edit' | 'retry' | 'renew' | 'inquire' | 'confirm' | 'receipt' | 'none';

/** Every code of the office about billing codes we can put into plain words (`billing.office.<CODE>`), with the repair that is offered. */
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

/** A code as the office gave it, or UNKNOWN_CODE when it is one we have no words for. */
export const billingOfficeCode = (code: string): BillingOfficeCode =>
  Object.hasOwn(billingOfficeCodes, code) ? (code as BillingOfficeCode) : 'UNKNOWN_CODE';

/** What to show and offer for a code of the office about a billing code. `title`, `cause` and `action` are message keys. */
export const billingAdvice = (
  code: string,
): { title: string; cause: string; action: string; repair: BillingRepair; code: BillingOfficeCode } => {
  const known = billingOfficeCode(code);
  const key = `billing.office.${known}`;
  const repair = billingOfficeCodes[known];
  return { title: `${key}.title`, cause: `${key}.cause`, action: `${key}.action`, repair, code: known };
};
