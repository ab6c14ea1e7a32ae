/** What a cell of a field holds: decides how its text is read and which repairs make sense for it. */
export type FieldKind = 'words' | 'choice' | 'digits' | 'day' | 'month' | 'decimal';

type FieldShape = { readonly level: 'document' | 'line'; readonly kind: FieldKind; readonly required: boolean };

const document = (kind: FieldKind, required = false) => ({ level: 'document', kind, required }) as const;
const line = (kind: FieldKind, required = false) => ({ level: 'line', kind, required }) as const;

/**
 * Every field a file may bring for an outgoing invoice. Fields of the document stand in the first row of a document,
 * fields of a line in each row. `required` asks for a column in the mapping; what a value must be is the checks' business.
 */
export const importFields = {
  date: document('day', true),
  type: document('choice'),
  code: document('choice'),
  addInfo: document('choice'),
  customDoc: document('words'),
  customDocPeriod: document('month'),
  reference: document('words'),
  facilityStamp: document('choice'),
  sellerNitku: document('digits'),
  buyerNpwp: document('digits', true),
  buyerDocument: document('choice'),
  buyerCountry: document('choice'),
  buyerDocumentNumber: document('words'),
  buyerName: document('words', true),
  buyerAddress: document('words'),
  buyerEmail: document('words'),
  buyerNitku: document('digits'),
  opt: line('choice'),
  goodsCode: line('digits'),
  goodsName: line('words', true),
  unit: line('choice'),
  price: line('decimal'),
  quantity: line('decimal'),
  discount: line('decimal'),
  dpp: line('decimal'),
  otherDpp: line('decimal'),
  ppnRate: line('decimal'),
  ppn: line('decimal'),
  ppnbmRate: line('decimal'),
  ppnbm: line('decimal'),
} as const satisfies Record<string, FieldShape>;

export type FieldKey = keyof typeof importFields;
export const fieldKeys = Object.keys(importFields) as FieldKey[];
export const isField = (key: string): key is FieldKey => Object.hasOwn(importFields, key);

/** Texts of one row by field; an absent field is an empty cell. */
export type Cells = { [K in FieldKey]?: string };
