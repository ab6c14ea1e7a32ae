import type { FieldKind, FieldShape } from '../kind.ts';

const document = (kind: FieldKind): FieldShape => ({ level: 'document', kind });
const line = (kind: FieldKind): FieldShape => ({ level: 'line', kind });

/**
 * Every field a file may bring for a return of an incoming invoice. `number` and `counterpartyNpwp` name the invoice that goes back, `invoiced` is what it says of
 * a line, `quantity` and the amounts are what goes back.
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

/** What a sheet's cells are read by: amounts that follow from the invoice may be formulas, as the office's own workbook has them. */
export const returCells = {
  fields: returFields,
  computed: new Set<string>(['dpp', 'otherDpp', 'ppn', 'ppnbm'] satisfies ReturField[]),
} as const;

/** More are refused with the number, never cut off in silence. */
export const returLimits = { documents: 20_000, lines: 100_000 } as const;
