import type { FieldShape } from '../kind.ts';
import { rowField } from '../vat-row.ts';

/**
 * Every field a file may bring of another document: each row is one. What it is says `documentKind`, in words or by its name, or the codes of the
 * office, `transaction` and `document` beside `code`.
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

/** What a file of one side has no place for. */
const without: Readonly<Record<'out' | 'in', readonly DokumenField[]>> = {
  out: ['uncreditReason'],
  in: ['addInfo', 'reference'],
};

/** The fields of one side. */
export const dokumenFieldsFor = (side: 'out' | 'in'): Readonly<Record<string, FieldShape>> =>
  Object.fromEntries(Object.entries(dokumenFields).filter(([key]) => !without[side].includes(key as DokumenField)));
