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

/** Documents of e-Faktur before Coretax: types of their own, so that no query of a type of Coretax finds them. */
export const classicTypes = ['CLASSIC_OUT'] as const;
export type ClassicType = (typeof classicTypes)[number];
export const vatTypes = [...fakturTypes, ...classicTypes] as const;
export type VatType = (typeof vatTypes)[number];
