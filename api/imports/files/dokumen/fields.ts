import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });

/**
 * Every field a file may bring of another document: each row is one. What it is says `documentKind`, in words or by its name, or the codes of the
 * office, `transaction` and `document` beside `code`.
 */
export const dokumenFields = {
  documentKind: field('choice'),
  transaction: field('digits'),
  code: field('digits'),
  document: field('digits'),
  addInfo: field('choice'),
  number: field('words'),
  date: field('day'),
  reference: field('words'),
  counterpartyNpwp: field('digits'),
  counterpartyName: field('words'),
  counterpartyAddress: field('words'),
  dpp: field('decimal'),
  ppn: field('decimal'),
  ppnbm: field('decimal'),
  uncreditReason: field('choice'),
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

/** More are refused with the number, never cut off in silence. */
export const dokumenLimits = { documents: 20_000, lines: 20_000 } as const;
