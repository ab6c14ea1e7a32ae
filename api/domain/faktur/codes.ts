import type { BaseScheme } from './record.ts';

/** From this day invoices are made in Coretax; earlier ones belong to the classic client. */
export const CORETAX_START = '2025-01-01';

type TransactionCode = {
  /** Who pays the PPN to the state: the seller, the buyer as collector, or nobody (facility). */
  readonly collectedBy: 'seller' | 'buyer' | 'none';
  /** How the other base may come about, the usual one first. */
  readonly bases: readonly [BaseScheme, ...BaseScheme[]];
  /** Needs additional info and stamp. */
  readonly facility: boolean;
};

const EITHER = ['ELEVEN_TWELFTHS', 'FULL', 'OWN'] as const;

/**
 * Transaction codes, by name in the catalogue (PER-11/PJ/2025; 10 exists only since 2025). For 06, 09 and 10 the sources differ on whether 11/12 may be
 * used; PMK 131/2024 art. 3 gives it to every supply that is not luxury, so both are open.
 */
export const transactionCodes = {
  '01': {
    collectedBy: 'seller',
    bases: ['FULL'],
    facility: false,
  },
  '02': {
    collectedBy: 'buyer',
    bases: EITHER,
    facility: false,
  },
  '03': {
    collectedBy: 'buyer',
    bases: EITHER,
    facility: false,
  },
  '04': { collectedBy: 'seller', bases: ['ELEVEN_TWELFTHS', 'OWN'], facility: false },
  '05': { collectedBy: 'seller', bases: ['OWN', 'ELEVEN_TWELFTHS'], facility: false },
  '06': {
    collectedBy: 'seller',
    bases: EITHER,
    facility: false,
  },
  '07': {
    collectedBy: 'none',
    bases: EITHER,
    facility: true,
  },
  '08': { collectedBy: 'none', bases: EITHER, facility: true },
  '09': {
    collectedBy: 'seller',
    bases: EITHER,
    facility: false,
  },
  '10': { collectedBy: 'seller', bases: EITHER, facility: false },
} as const satisfies Record<string, TransactionCode>;

/** The codes from 01 to 10: object keys would put "10" first. */
export const codesInOrder: readonly string[] = Object.keys(transactionCodes).sort();

/** Codes whose PPN the seller pays to the state. */
export const codesOfSeller: readonly string[] = codesInOrder.filter(
  (code) => transactionCodes[code as keyof typeof transactionCodes].collectedBy === 'seller',
);

// A map, not the object: "constructor" is no transaction code.
const table: ReadonlyMap<string, TransactionCode> = new Map(Object.entries(transactionCodes));

export const transactionCode = (code: string): TransactionCode | undefined => table.get(code);

/** Whether the code goes with additional info and stamp (07 and 08). */
export const needsFacility = (code: string): boolean => table.get(code)?.facility ?? false;

/** The usual base of a line: the whole base for luxury goods, 11/12 of it for everything else, each where the code allows it. */
export const defaultBase = (code: string, luxury = false): BaseScheme => {
  const bases = table.get(code)?.bases ?? EITHER;
  return luxury && bases.includes('FULL') ? 'FULL' : bases[0];
};

/** Codes the product does not take for a tax period: 06 and 07 in every masa of 2025. */
export const isClosed = (code: string, period: string): boolean =>
  (code === '06' || code === '07') && period.startsWith('2025');

/** The codes whose PPN the buyer pays to the state. */
export const collectedCodes: readonly string[] = codesInOrder.filter(
  (code) => transactionCodes[code as keyof typeof transactionCodes].collectedBy === 'buyer',
);
