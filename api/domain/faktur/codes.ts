import { CORETAX_MASA, type Era } from '../definition/era.ts';

/** The full base, 11/12 of it (PMK 131/2024), or a value set by its own rule. */
export type BaseScheme = 'FULL' | 'ELEVEN_TWELFTHS' | 'OWN';

/** From this day invoices are made in Coretax; earlier ones belong to the classic client. */
export const CORETAX_START = `${CORETAX_MASA}-01`;

type TransactionCode = {
  /** Who pays the PPN to the state: the seller, the buyer as collector, or nobody (facility). */
  readonly collectedBy: 'seller' | 'buyer' | 'none';
  readonly bases: readonly [BaseScheme, ...BaseScheme[]];
  readonly facility: boolean;
  /** The first masa (YYYY-MM), if the code is younger than e-Faktur. */
  readonly since?: string;
};

const EITHER = ['ELEVEN_TWELFTHS', 'FULL', 'OWN'] as const;

/**
 * Transaction codes, by name in the catalogue (PER-11/PJ/2025; 10 exists only since 2025, 05 by PER-03/PJ/2022). For 06, 09 and 10 the sources differ on whether 11/12 may be
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
  '05': { collectedBy: 'seller', bases: ['OWN', 'ELEVEN_TWELFTHS'], facility: false, since: '2022-04' },
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

/** Sorted explicitly, because object keys would put "10" first. */
export const codesInOrder: readonly string[] = Object.keys(transactionCodes).sort();

export const codesOfSeller: readonly string[] = codesInOrder.filter(
  (code) => transactionCodes[code as keyof typeof transactionCodes].collectedBy === 'seller',
);

// A map instead of the object, because "constructor" is not a transaction code.
const table: ReadonlyMap<string, TransactionCode> = new Map(Object.entries(transactionCodes));

export const isTransactionCode = (code: string): code is keyof typeof transactionCodes => table.has(code);

export const transactionCode = (code: string): TransactionCode | undefined => table.get(code);

export const needsFacility = (code: string): boolean => table.get(code)?.facility ?? false;

/** The bases a code allows. There was no 11/12 before Coretax. */
export const basesOf = (code: string, era: Era): readonly BaseScheme[] | undefined => {
  const bases = table.get(code)?.bases;
  return era === 'coretax' ? bases : bases?.filter((base) => base !== 'ELEVEN_TWELFTHS');
};

/** The default base of a line: the full base for luxury goods, 11/12 for everything else, if the code allows it. */
export const defaultBase = (code: string, luxury = false, era: Era = 'coretax'): BaseScheme => {
  const bases = basesOf(code, era) ?? EITHER;
  return luxury && bases.includes('FULL') ? 'FULL' : (bases[0] ?? 'FULL');
};

/** Codes the product does not accept for a tax period: 06 and 07 in every masa of 2025. */
export const isClosed = (code: string, period: string): boolean =>
  (code === '06' || code === '07') && period.startsWith('2025');

export const collectedCodes: readonly string[] = codesInOrder.filter(
  (code) => transactionCodes[code as keyof typeof transactionCodes].collectedBy === 'buyer',
);
