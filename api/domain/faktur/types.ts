/** By their names in the specification. */
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
