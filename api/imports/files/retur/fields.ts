import type { FieldKind, FieldShape } from '../kind.ts';

const document = (kind: FieldKind): FieldShape => ({ level: 'document', kind });
const line = (kind: FieldKind): FieldShape => ({ level: 'line', kind });

/**
 * `number` and `counterpartyNpwp` identify the invoice, `invoiced` is the quantity on its line, `quantity` and the
 * amounts are what is returned.
 */
export const returFields = {
  number: document('digits'),
  counterpartyNpwp: document('digits'),
  date: document('day'),
  reference: document('words'),
  goodsName: line('words'),
  goodsCode: line('digits'),
  unit: line('words'),
  price: line('decimal'),
  invoiced: line('decimal'),
  quantity: line('decimal'),
  discount: line('decimal'),
  dpp: line('decimal'),
  otherDpp: line('decimal'),
  ppn: line('decimal'),
  ppnbm: line('decimal'),
} as const satisfies Record<string, FieldShape>;

export type ReturField = keyof typeof returFields;

/** Amounts that follow from the invoice may be formulas, as in the office's workbook. */
export const returCells = {
  fields: returFields,
  computed: new Set<string>(['dpp', 'otherDpp', 'ppn', 'ppnbm'] satisfies ReturField[]),
} as const;

export const returLimits = { documents: 20_000, lines: 100_000 } as const;
