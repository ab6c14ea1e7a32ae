import type { FieldKind, FieldShape } from '../kind.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'document', kind });

/** Every field a file may bring of a return of another document: each row is one. `originNumber` names the document that goes back, `number` is the maker's own. */
export const returDokumenFields = {
  originNumber: field('words'),
  number: field('words'),
  date: field('day'),
  counterpartyNpwp: field('digits'),
  counterpartyName: field('words'),
  dpp: field('decimal'),
  ppn: field('decimal'),
  ppnbm: field('decimal'),
} as const satisfies Record<string, FieldShape>;

export type ReturDokumenField = keyof typeof returDokumenFields;

/** More are refused with the number, never cut off in silence. */
export const returDokumenLimits = { documents: 20_000, lines: 20_000 } as const;
