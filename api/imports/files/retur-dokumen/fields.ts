import type { FieldShape } from '../kind.ts';
import { rowField } from '../vat-row.ts';

/** Fields of a return of another document. `originNumber` is the returned document, `number` the return's own. */
export const returDokumenFields = {
  originNumber: rowField('words'),
  number: rowField('words'),
  date: rowField('day'),
  counterpartyNpwp: rowField('digits'),
  counterpartyName: rowField('words'),
  dpp: rowField('decimal'),
  ppn: rowField('decimal'),
  ppnbm: rowField('decimal'),
} as const satisfies Record<string, FieldShape>;

export type ReturDokumenField = keyof typeof returDokumenFields;
