import { day, decimal, digits, email, moment, money, npwp, period, text } from '../definition/field.ts';
import { choice, computed, optional, rows } from '../definition/field-forms.ts';
import { field } from '../definition/field-table.ts';
import { codesInOrder } from './codes.ts';
import { maxima } from './maxima.ts';

const codes = codesInOrder as [string, ...string[]];
const bases = ['FULL', 'ELEVEN_TWELFTHS', 'OWN'] as const;

export const lineFields = {
  /** A goods, B services. */
  opt: choice(['A', 'B'], 'A'),
  /** Six digits; 000000 stands for any goods or services. */
  code: text(6),
  name: text(maxima.lineName),
  /** UM.0001 to UM.0039. */
  unit: text(7),
  price: decimal(5),
  quantity: decimal(5),
  /** For the whole line. */
  discount: money(),
  base: choice(bases, 'ELEVEN_TWELFTHS'),
  /** The other base; only with `base: 'OWN'`. */
  ownBase: optional(money()),
  /** Percent, "0" when not luxury. */
  ppnbmRate: decimal(2),
};

export const inputFields = {
  date: day(),
  code: choice(codes, ''),
  /** TD.005nn; required with codes 07 and 08, and not allowed with others. */
  addInfo: optional(text(9)),
  /** TD.011nn, paired with addInfo by number. */
  facilityStamp: optional(text(9)),
  customDoc: optional(text(maxima.customDoc)),
  customDocPeriod: optional(period()),
  /** Own invoice number; the key that matches the office's answer. */
  reference: optional(text(maxima.reference)),
  ownNitku: text(22),
  counterpartyDocument: choice(['TIN', 'National ID', 'Passport', 'Other ID'], 'TIN'),
  /** Sixteen zeros unless counterpartyDocument is TIN. */
  counterpartyNpwp: npwp(),
  counterpartyDocumentNumber: optional(text(maxima.counterpartyDocumentNumber)),
  counterpartyCountry: text(3),
  counterpartyName: text(maxima.counterpartyName),
  counterpartyAddress: text(maxima.counterpartyAddress),
  counterpartyEmail: optional(email(maxima.counterpartyEmail)),
  /** 22 digits for TIN, "000000" otherwise. */
  counterpartyNitku: text(22),
  term: choice(['EMPTY', 'CASH_ADVANCE', 'PAID'], 'EMPTY'),
  /** Id of the first uang muka invoice, for later termin and the pelunasan. */
  advanceOf: optional(text(64)),
  /** DPP taken by this stage; null unless term is CASH_ADVANCE. */
  stageDpp: optional(money()),
  lines: rows(lineFields, maxima.lines),
};

export const amounts = {
  gross: computed(money()),
  discount: computed(money()),
  contractDpp: computed(money()),
  dpp: computed(money()),
  otherDpp: computed(money()),
  ppn: computed(money()),
  ppnbm: computed(money()),
};

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

const { kind, uploadDeadline, signeeName, collectorNtpn, collectorPaidOn, sentAt } = given;
const { gross, discount, contractDpp, otherDpp } = amounts;

/** Computed fields of documents with a field table. */
export const tableFields = {
  updatedAt: field(given.updatedAt, { list: { width: 144, hidden: true }, carried: true }),
  createdAt: field(given.createdAt, { sorted: true }),
  updatedBy: field(computed(text(255)), { exported: true }),
  officeCode: field(computed(text(64)), { carried: true }),
  kind,
  uploadDeadline,
  signeeName,
  collectorNtpn,
  collectorPaidOn,
  sentAt,
  gross,
  discount,
  contractDpp,
  otherDpp,
};
