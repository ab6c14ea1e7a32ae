/** The field of the form that mends what the office's code names; null when nothing on the form does. */
const fields: readonly (readonly [start: string, field: string])[] = [
  ['BUYER_TKU', 'buyerNitku'],
  ['BUYER_NAME', 'buyerName'],
  ['BUYER_COUNTRY', 'buyerCountry'],
  ['BUYER_DOCUMENT', 'buyerDocumentNumber'],
  ['BUYER_NOT_FOUND', 'buyerNpwp'],
  ['BUYER_TIN', 'buyerNpwp'],
  ['BUYER_IS_SELLER', 'buyerNpwp'],
  ['TAXPAYER_NOT_FOUND', 'buyerNpwp'],
  ['SENDER_MISMATCH', 'sellerNitku'],
  ['SELLER_TKU', 'sellerNitku'],
  ['CERTIFICATE', 'certificate'],
  ['DATE_', 'date'],
  ['UPLOAD_DEADLINE', 'date'],
  ['TRX_CODE', 'code'],
  ['FACILITY', 'addInfo'],
  ['UNIT_', 'lines'],
  ['GOODS_', 'lines'],
  ['TAX_BASE', 'lines'],
  ['OTHER_TAX_BASE', 'lines'],
  ['VAT_', 'lines'],
  ['STLG_', 'lines'],
  ['ADVANCE', 'advanceOf'],
  ['DUPLICATE_REFERENCE', 'reference'],
  ['SUBSTITUTE_CODE', 'code'],
];

export const repairField = (code: string): string | null =>
  fields.find(([start]) => code.startsWith(start))?.[1] ?? null;
