/**
 * The VAT documents of Coretax, by their names in the specification: invoices, their returns, and documents that
 * replace an invoice.
 */
export const fakturTypes = [
  'OUT',
  'IN',
  'RETURN_OUT',
  'RETURN_IN',
  'DOC_OUT',
  'DOC_IN',
  'RETURN_DOC_OUT',
  'RETURN_DOC_IN',
] as const;
export type FakturType = (typeof fakturTypes)[number];
