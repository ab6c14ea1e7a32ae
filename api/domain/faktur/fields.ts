import { day, decimal, digits, email, moment, money, npwp, period, text } from '../definition/field.ts';
import { choice, computed, optional, rows } from '../definition/field-forms.ts';
import { codesInOrder } from './codes.ts';
import { maxima } from './maxima.ts';

const codes = codesInOrder as [string, ...string[]];
const bases = ['FULL', 'ELEVEN_TWELFTHS', 'OWN'] as const;

export const lineFields = {
  opt: choice(['A', 'B'], 'A'),
  code: text(6),
  name: text(maxima.lineName),
  unit: text(7),
  price: decimal(5),
  quantity: decimal(5),
  discount: money(),
  base: choice(bases, 'ELEVEN_TWELFTHS'),
  ownBase: optional(money()),
  ppnbmRate: decimal(2),
};

export const inputFields = {
  date: day(),
  code: choice(codes, ''),
  addInfo: optional(text(9)),
  facilityStamp: optional(text(9)),
  customDoc: optional(text(maxima.customDoc)),
  customDocPeriod: optional(period()),
  reference: optional(text(maxima.reference)),
  ownNitku: text(22),
  counterpartyDocument: choice(['TIN', 'National ID', 'Passport', 'Other ID'], 'TIN'),
  counterpartyNpwp: npwp(),
  counterpartyDocumentNumber: optional(text(maxima.counterpartyDocumentNumber)),
  counterpartyCountry: text(3),
  counterpartyName: text(maxima.counterpartyName),
  counterpartyAddress: text(maxima.counterpartyAddress),
  counterpartyEmail: optional(email(maxima.counterpartyEmail)),
  counterpartyNitku: text(22),
  term: choice(['EMPTY', 'CASH_ADVANCE', 'PAID'], 'EMPTY'),
  advanceOf: optional(text(64)),
  stageDpp: optional(money()),
  lines: rows(lineFields, maxima.lines),
};

/** Calculated from the lines. */
export const amounts = {
  gross: computed(money()),
  discount: computed(money()),
  contractDpp: computed(money()),
  dpp: computed(money()),
  otherDpp: computed(money()),
  ppn: computed(money()),
  ppnbm: computed(money()),
};

/** Set by the product and the office. */
export const given = {
  number: computed(digits(17)),
  period: computed(period()),
  status: computed(text(32)),
  kind: computed(text(16)),
  uploadDeadline: computed(day()),
  signeeName: computed(text(255)),
  collectorNtpn: computed(text(16)),
  collectorPaidOn: computed(day()),
  sentAt: computed(moment()),
  createdBy: computed(text(255)),
  createdAt: computed(moment()),
  updatedAt: computed(moment()),
};
