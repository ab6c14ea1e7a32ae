export type PaymentKind =
  | 'withheld'
  | 'self'
  /** Withheld by another or paid oneself: the earlier of both days holds unless one says which. */
  | 'either'
  | 'land'
  | 'vat'
  | 'ownVat'
  | 'collectedVat'
  | 'stamp'
  | 'oil'
  | 'personYear'
  | 'companyYear'
  | 'notice'
  /** Paid with the customs duty, on no day of its own. */
  | 'customs'
  /** Paid by a treasurer of the state, by rules of the treasury. */
  | 'treasurer'
  /** Has no due date: deposits, prepayments, disclosures. */
  | 'none'
  /** No source was found. */
  | 'unconfirmed';

/** The first match counts; the text is "411121-100". */
const KINDS: readonly (readonly [RegExp, PaymentKind])[] = [
  [/^411618-/, 'none'],
  [/^41131\d-/, 'notice'],
  [/-3\d\d$/, 'notice'],
  [/-(?:199|50[01]|51[01])$/, 'none'],
  [/^411128-(?:422|427|428|51\d)$/, 'none'],
  [/-(?:910|920|930)$/, 'treasurer'],
  [/^(?:411123|411222)-(?:100|900)$|^411212-100$/, 'customs'],
  [/^41112[147]-(?:1\d\d|40[12]|499)$/, 'withheld'],
  [/^411122-(?:100|106|401|900)$/, 'withheld'],
  [/^41112[56]-(?:100|101|106)$/, 'self'],
  [/^411125-200$/, 'personYear'],
  [/^411126-200$/, 'companyYear'],
  [/^411128-(?:402|432)$/, 'land'],
  [/^411128-(?:413|419|420)$/, 'self'],
  [/^411128-(?:401|404|405|417|423)$/, 'withheld'],
  [/^411128-(?:100|106|403|409|410|411|499|600)$/, 'either'],
  [/^411129-(?:100|101|600)$/, 'either'],
  [/^41111[129]-(?:100|106)$/, 'oil'],
  [/^411211-(?:101|102|103)$|^411212-101$/, 'ownVat'],
  [/^411211-(?:100|104|106)$|^411221-100$/, 'vat'],
  [/^411211-900$|^411221-900$/, 'collectedVat'],
  [/^411611-100$/, 'stamp'],
];

/** The kind of due date rule of a pair. Pairs without a known rule are `unconfirmed`. */
export const paymentKind = (kap: string, kjs: string): PaymentKind =>
  KINDS.find(([pattern]) => pattern.test(`${kap}-${kjs}`))?.[1] ?? 'unconfirmed';
