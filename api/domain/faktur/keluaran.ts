import { z } from 'zod';
import { document } from '../definition/document.ts';
import { day, decimal, digits, email, money, period, text } from '../definition/field.ts';
import { choice, computed, draftOf, optional, rows, schemaOf } from '../definition/field-forms.ts';
import { codesInOrder, defaultBase } from './codes.ts';
import { fakturColumnSorts, fakturFilter } from './filter.ts';
import { maxima } from './maxima.ts';
import type { FakturInput } from './record.ts';
import { fakturStatus } from './status.ts';

const codes = codesInOrder as [string, ...string[]];
const bases = ['FULL', 'ELEVEN_TWELFTHS', 'OWN'] as const;

const lineFields = {
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

/** What a person, a file or another system hands in. */
const inputFields = {
  date: day(),
  code: choice(codes, ''),
  addInfo: optional(text(9)),
  facilityStamp: optional(text(9)),
  customDoc: optional(text(maxima.customDoc)),
  customDocPeriod: optional(period()),
  reference: optional(text(maxima.reference)),
  ownNitku: text(22),
  counterpartyDocument: choice(['TIN', 'National ID', 'Passport', 'Other ID'], 'TIN'),
  counterpartyNpwp: text(16),
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

const amounts = {
  gross: computed(money()),
  discount: computed(money()),
  contractDpp: computed(money()),
  dpp: computed(money()),
  otherDpp: computed(money()),
  ppn: computed(money()),
  ppnbm: computed(money()),
};

const given = {
  number: computed(digits(17)),
  period: computed(period()),
  status: computed(text(32)),
  kind: computed(text(16)),
  uploadDeadline: computed(day()),
  signeeName: computed(text(255)),
  sentAt: computed(text(32)),
  createdBy: computed(text(255)),
  createdAt: computed(text(32)),
  updatedAt: computed(text(32)),
};

export const fakturKeluaran = document({
  resource: 'efaktur/out/ctas',
  fields: { ...inputFields, ...amounts, ...given },
  status: fakturStatus,
  // The lists of this variant ask for CREATE, single documents for VIEW.
  access: { view: 'EFAKTUR_DOC_VIEW', write: 'EFAKTUR_DOC_CREATE', list: 'EFAKTUR_DOC_CREATE' },
  list: {
    columns: [
      { key: 'number', width: 210, frozen: true },
      { key: 'date', width: 104 },
      { key: 'period', width: 88, hidden: true },
      { key: 'counterpartyName', width: 240 },
      { key: 'counterpartyNpwp', width: 176 },
      { key: 'code', width: 72 },
      { key: 'dpp', width: 152, align: 'right' },
      { key: 'otherDpp', width: 152, align: 'right' },
      { key: 'ppn', width: 144, align: 'right' },
      { key: 'ppnbm', width: 136, align: 'right', hidden: true },
      { key: 'status', width: 176 },
      { key: 'reference', width: 168, hidden: true },
      { key: 'counterpartyNitku', width: 232, hidden: true },
      { key: 'uploadDeadline', width: 120, hidden: true },
      { key: 'signeeName', width: 168, hidden: true },
      { key: 'sentAt', width: 144, hidden: true },
      { key: 'createdBy', width: 160, hidden: true },
      { key: 'updatedAt', width: 144, hidden: true },
    ],
    filters: Object.keys(fakturFilter.shape),
    sorts: fakturColumnSorts,
    totals: ['dpp', 'otherDpp', 'ppn', 'ppnbm'],
  },
});

/** A finished invoice as handed in. One text key per problem; unknown fields are refused; what the law asks is for the checks. */
export const fakturInput = schemaOf(inputFields) satisfies z.ZodType<FakturInput>;

const draftLine = z.looseObject({ base: z.unknown().optional(), ppnbmRate: z.unknown().optional() });
const draftBody = z.looseObject({ code: z.unknown().optional(), lines: z.array(z.unknown()).optional() });

/**
 * A draft: the same fields, each of its kind and within its maximum, any of them still missing. A line that says nothing of its
 * base gets the usual one of the transaction code.
 */
export const draftInput = z.preprocess((body) => {
  const draft = draftBody.safeParse(body);
  if (!draft.success || !draft.data.lines) return body;
  const code = typeof draft.data.code === 'string' ? draft.data.code : '';
  const lines = draft.data.lines.map((given) => {
    const line = draftLine.safeParse(given);
    if (!line.success) return given;
    const rate = line.data.ppnbmRate || '0';
    return { ...line.data, ppnbmRate: rate, base: line.data.base ?? defaultBase(code, Number(rate) > 0) };
  });
  return { ...draft.data, lines };
}, draftOf(inputFields)) satisfies z.ZodType<FakturInput>;
