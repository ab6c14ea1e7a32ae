/**
 * edit: open the form at `field`; retry: send again unchanged; inquire: query the status; signee: change the signee;
 * certificate: the settings; related: open the other document; confirm: complete what the buyer agreed to; none:
 * nothing to do.
 */
export type Repair = 'edit' | 'retry' | 'inquire' | 'signee' | 'certificate' | 'related' | 'confirm' | 'none';

type OfficeCodeOf = {
  readonly repair: Repair;
  /** Path of the field the code refers to, as in findings; null if there is no single one. */
  readonly field: string | null;
};

const edit = (field: string): OfficeCodeOf => ({ repair: 'edit', field });
const act = (repair: Repair): OfficeCodeOf => ({ repair, field: null });

/** Every known code of the office with a text (`office.code.<CODE>`) and a repair. */
export const officeCodes = {
  MALFORMED_DOCUMENT: act('retry'),
  SENDER_MISMATCH: edit('ownNitku'),
  SELLER_TKU_INVALID: edit('ownNitku'),
  SIGNER_NOT_AUTHORIZED: act('signee'),
  CERTIFICATE_EXPIRED: act('certificate'),
  SIGNING_FAILED: act('retry'),
  DATE_BEFORE_CORETAX: edit('date'),
  DATE_IN_FUTURE: edit('date'),
  UPLOAD_DEADLINE_PASSED: edit('date'),
  TRX_CODE_UNKNOWN: edit('code'),
  FACILITY_REQUIRED: edit('addInfo'),
  FACILITY_NOT_ALLOWED: edit('addInfo'),
  FACILITY_PAIR_MISMATCH: edit('facilityStamp'),
  BUYER_NOT_FOUND: edit('counterpartyNpwp'),
  BUYER_TIN_INVALID: edit('counterpartyNpwp'),
  BUYER_IS_SELLER: edit('counterpartyNpwp'),
  BUYER_TKU_INVALID: edit('counterpartyNitku'),
  BUYER_TKU_NOT_FOUND: edit('counterpartyNitku'),
  BUYER_DOCUMENT_INVALID: edit('counterpartyDocumentNumber'),
  BUYER_NIK_NOT_FOUND: edit('counterpartyDocumentNumber'),
  BUYER_NAME_MISSING: edit('counterpartyName'),
  BUYER_COUNTRY_UNKNOWN: edit('counterpartyCountry'),
  UNIT_UNKNOWN: edit('lines.0.unit'),
  GOODS_CODE_INVALID: edit('lines.0.code'),
  GOODS_NAME_MISSING: edit('lines.0.name'),
  QUANTITY_DECIMALS: edit('lines.0.quantity'),
  TAX_BASE_MISMATCH: edit('lines.0.price'),
  OTHER_TAX_BASE_MISMATCH: edit('lines.0.base'),
  VAT_RATE_NOT_ALLOWED: edit('date'),
  VAT_MISMATCH: edit('lines.0.price'),
  STLG_MISMATCH: edit('lines.0.ppnbmRate'),
  ADVANCE_NOT_FOUND: edit('advanceOf'),
  SUPPORT_NOT_FOUND: edit('customDoc'),
  DUPLICATE_REFERENCE: edit('reference'),
  KEY_REUSED: act('inquire'),
  DOCUMENT_UNKNOWN: act('inquire'),
  ORIGINAL_NOT_FOUND: act('related'),
  ORIGINAL_NOT_APPROVED: act('related'),
  SUBSTITUTE_IN_PROCESS: act('related'),
  INVOICE_HAS_RETURNS: act('none'),
  SUBSTITUTE_BUYER_CHANGED: edit('counterpartyNpwp'),
  SUBSTITUTE_HEAD_CHANGED: edit('counterpartyName'),
  SUBSTITUTE_CODE_CHANGED: edit('code'),
  BUYER_REFUSED_AMENDMENT: act('related'),
  BUYER_REFUSED_CANCELLATION: act('none'),
  BUYER_HAS_NOT_AGREED: act('inquire'),
  BUYER_AGREED: act('confirm'),
  NOT_CANCELABLE: act('inquire'),
  NOTHING_TO_REVOKE: act('inquire'),
  NOTHING_TO_CONFIRM: act('inquire'),
  TAXPAYER_NOT_FOUND: edit('counterpartyNpwp'),
  ACCESS_DENIED: act('none'),
  NOT_SUPPORTED: act('none'),
  UNREACHABLE: act('retry'),
  ANSWER_LOST: act('inquire'),
  NOT_SENT: act('retry'),
  ADVANCE_OF_OLD_SYSTEM: edit('advanceOf'),
  RETURN_NOT_DECIDED: act('none'),
  RETURN_BUYER_UNREGISTERED: act('none'),
  RETURN_VAT_CHANGED: edit('lines.0.price'),
  RETURN_BASE_CHANGED: edit('lines.0.price'),
  RETURN_XML_ONLY: act('none'),
  SP2D_USED: act('none'),
  RETURN_TOTAL_MISMATCH: edit('lines.0.quantity'),
  RETURN_EXCEEDS_INVOICE: edit('lines.0.quantity'),
  SELLER_REFUSED: act('none'),
  DUPLICATE_DOCUMENT: edit('number'),
  DOCUMENT_KIND_MISMATCH: edit('documentKind'),
  DOCUMENT_HAS_RETURNS: act('none'),
  DUPLICATE_RETURN: edit('number'),
  RETURN_ORIGIN_UNKNOWN: act('related'),
  RETURN_BEFORE_DOCUMENT: edit('date'),
  RETURN_EXCEEDS_DOCUMENT: edit('dpp'),
  'DJP-SIGN-MASTER': act('retry'),
  '96': act('none'),
  '99': act('none'),
  '225': act('none'),
  'REG-KODJP-00003': act('certificate'),
  'REG-KODJP-00024': act('certificate'),
  SAVED_INVALID: edit('counterpartyNpwp'),
  SIGNING_IN_PROCESS: act('inquire'),
  XML_ROWS_INVALID: edit('lines.0.name'),
  LIST_NOT_LOADED: act('inquire'),
  WAITING_FOR_AMENDMENT: act('inquire'),
  WAITING_FOR_CANCELLATION: act('inquire'),
  BUYER_UNDER_NIK: edit('counterpartyNpwp'),
  INCOMING_NOT_LISTED: act('inquire'),
  CREDIT_NOT_APPROVED: act('none'),
  CREDIT_WINDOW: act('none'),
  CREDIT_LOCKED: act('none'),
  CREDIT_REPORTED: act('none'),
  CUSTOMS_NOT_COME: act('none'),
  UNKNOWN_STATUS: act('inquire'),
} as const satisfies Record<string, OfficeCodeOf>;

export type OfficeCode = keyof typeof officeCodes;

const isKnown = (code: string): code is OfficeCode => Object.hasOwn(officeCodes, code);

/** The code itself, or UNKNOWN_STATUS for a code without a text. */
export const officeCode = (code: string): OfficeCode => (isKnown(code) ? code : 'UNKNOWN_STATUS');

/** Codes about the other party of a document, not about its content or signee. */
export const codesOfCounterparty: readonly string[] = Object.entries<OfficeCodeOf>(officeCodes).flatMap(
  ([code, { field }]) => (field?.startsWith('counterparty') ? [code] : []),
);

/** `title`, `cause` and `action` are message keys; `field` is where to correct it. */
export const officeAdvice = (
  code: string,
  field?: string | null,
): { title: string; cause: string; action: string; repair: Repair; field: string | null } => {
  const known = officeCode(code);
  const { repair, field: usual } = officeCodes[known];
  const key = `office.code.${known}`;
  return { title: `${key}.title`, cause: `${key}.cause`, action: `${key}.action`, repair, field: field ?? usual };
};
