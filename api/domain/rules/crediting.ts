import { dated } from '../definition/dated.ts';
import { law } from '../law.ts';

/** Number of masa after that of an invoice, by the first day of the invoice's masa. */
export const creditWindow = dated<number>('Masa pengkreditan pajak masukan', [
  { from: '2025-01-01', value: 3, source: law('PMK 81/2024', 'ps. 376') },
  { from: '2010-04-01', value: 3, source: law('UU 8/1983', 'ps. 9 ayat (9)') },
]);

export const uncreditReasons = {
  NO_RELATION: law('UU 8/1983', 'ps. 9 ayat (8) huruf b'),
  VEHICLE: law('UU 8/1983', 'ps. 9 ayat (8) huruf c'),
  INCOMPLETE: law('UU 8/1983', 'ps. 9 ayat (8) huruf f'),
  FOREIGN_DOCUMENT: law('UU 8/1983', 'ps. 9 ayat (8) huruf g'),
  EXEMPT_SUPPLY: law('UU 8/1983', 'ps. 16B ayat (3)'),
  FACILITY: law('UU 8/1983', 'ps. 16B', 'one source'),
  EFFECTIVE_SHARE: law('PMK 11/2025', 'besaran tertentu', 'one source'),
  COMPANY: null,
} as const;
export type UncreditReason = keyof typeof uncreditReasons;

/** Codes without PPN, so that there is none to credit. */
export const withoutTax: readonly string[] = ['07', '08'];
