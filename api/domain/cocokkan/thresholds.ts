import type { Sen } from '../definition/money.ts';

/** Not set by law, each with its basis. */
export const thresholds = {
  /**
   * Rupiah: an invoice of 200 lines whose ledger rounds each line by half a rupiah, while the invoice rounds once
   * (PER-11/PJ/2025 art. 129).
   */
  rounding: 10_000 as Sen,
  /**
   * Hundredths a bank's rate may differ from the Minister's between order and invoice; the rupiah moved less in any
   * month since 1999.
   */
  exchange: 15,
  /** Days between booking and invoice if only party and amount agree: the document follows within the next masa. */
  timingDays: 45,
  /** Days within which two entries of one amount are duplicates, and an amount alone is sufficient for a match. */
  sameThingDays: 3,
  amountAloneDays: 7,
  /** Documents compared for one row: those nearest by date; a reference shared by more is not distinctive. */
  looked: 40,
  /** Minimum similarity of two names with a typing error, in hundredths of their letter pairs. */
  alikeNames: 75,
} as const;

/** Certainty by matching method, in hundredths. Not a probability: it only determines the order of review. */
export const sureness = {
  number: 100,
  reference: 97,
  partyAndAmount: 92,
  partyAndBase: 88,
  contract: 88,
  totals: 86,
  partyAndRate: 84,
  partyNearby: 80,
  slip: 75,
  amountAlone: 70,
  alone: 0,
} as const;

/** From this certainty no confirmation is needed if only rounding differs. */
export const sureEnough = sureness.reference;
