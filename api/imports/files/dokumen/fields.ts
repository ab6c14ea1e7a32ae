import type { FieldShape } from '../kind.ts';
import { rowField } from '../vat-row.ts';

/**
 * Fields of a file of other documents, one per row. The kind is given by `documentKind`, in words or by name, or by the
 * office's codes `transaction`, `document` and `code`.
 */
export const dokumenFields = {
  documentKind: rowField('choice'),
  transaction: rowField('digits'),
  code: rowField('digits'),
  document: rowField('digits'),
  addInfo: rowField('choice'),
  number: rowField('words'),
  date: rowField('day'),
  reference: rowField('words'),
  counterpartyNpwp: rowField('digits'),
  counterpartyName: rowField('words'),
  counterpartyAddress: rowField('words'),
  dpp: rowField('decimal'),
  ppn: rowField('decimal'),
  ppnbm: rowField('decimal'),
  uncreditReason: rowField('choice'),
} as const satisfies Record<string, FieldShape>;

export type DokumenField = keyof typeof dokumenFields;

const without: Readonly<Record<'out' | 'in', readonly DokumenField[]>> = {
  out: ['uncreditReason'],
  in: ['addInfo', 'reference'],
};

export const dokumenFieldsFor = (side: 'out' | 'in'): Readonly<Record<string, FieldShape>> =>
  Object.fromEntries(Object.entries(dokumenFields).filter(([key]) => !without[side].includes(key as DokumenField)));
