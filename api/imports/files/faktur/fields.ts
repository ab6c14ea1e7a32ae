import type { FieldKind, FieldShape } from '../kind.ts';

const document = (kind: FieldKind): FieldShape => ({ level: 'document', kind });
const line = (kind: FieldKind): FieldShape => ({ level: 'line', kind });
const converting = (kind: FieldKind): FieldShape => ({ level: 'line', kind, converts: true });

/** Document fields are in the first row of a document, line fields in each row. */
export const fakturFields = {
  date: document('day'),
  type: document('choice'),
  code: document('choice'),
  addInfo: document('choice'),
  customDoc: document('words'),
  customDocPeriod: document('month'),
  reference: document('words'),
  facilityStamp: document('choice'),
  ownNitku: document('digits'),
  counterpartyNpwp: document('digits'),
  counterpartyDocument: document('choice'),
  counterpartyCountry: document('choice'),
  counterpartyDocumentNumber: document('words'),
  counterpartyName: document('words'),
  counterpartyAddress: document('words'),
  counterpartyEmail: document('words'),
  counterpartyNitku: document('digits'),
  opt: line('choice'),
  goodsCode: line('digits'),
  goodsName: line('words'),
  unit: line('choice'),
  price: line('decimal'),
  priceWithVat: converting('decimal'),
  quantity: line('decimal'),
  discount: line('decimal'),
  discountPercent: converting('decimal'),
  discountEach: converting('decimal'),
  totalWithVat: line('decimal'),
  currency: converting('choice'),
  exchangeRate: converting('decimal'),
  dpp: line('decimal'),
  otherDpp: line('decimal'),
  ppnRate: line('decimal'),
  ppn: line('decimal'),
  ppnbmRate: line('decimal'),
  ppnbm: line('decimal'),
} as const satisfies Record<string, FieldShape>;

export type FieldKey = keyof typeof fakturFields;

/** Converted into price and discount of the line. The user confirms before anything is saved. */
export const convertingFields = [
  'priceWithVat',
  'totalWithVat',
  'discountPercent',
  'discountEach',
  'currency',
  'exchangeRate',
] satisfies readonly FieldKey[];

/** Amounts we compute may be formulas, as in the office's workbook. */
export const fakturCells = {
  fields: fakturFields,
  computed: new Set<string>(['dpp', 'otherDpp', 'ppn', 'ppnbm'] satisfies FieldKey[]),
} as const;

/** Larger files are refused, never truncated. */
export const fakturLimits = { documents: 20_000, lines: 100_000 } as const;
