import type { Sen } from '../definition/money.ts';

/** Where the engine draws a line that no law draws: each with what it was taken from. */
export const thresholds = {
  /**
   * Rupiah that rounding may leave: an invoice of 200 lines whose ledger rounds each line by half a rupiah, where the invoice rounds
   * once (PER-11/PJ/2025 art. 129).
   */
  rounding: 10_000 as Sen,
  /** How far, in hundredths, the rate of a bank lies from that of the Minister in the weeks between order and invoice; the rupiah moved less in any month since 1999. */
  exchange: 15,
  /** Days between booking and invoice where only party and amount agree: an invoice is due in the masa of delivery, its paper comes within the next. */
  timingDays: 45,
  /** Days within which two entries of one amount are one thing told twice, and an amount alone may tell what belongs together. */
  sameThingDays: 3,
  amountAloneDays: 7,
  /** Documents looked at for one row: those nearest by date; a reference that more share tells nothing apart. */
  looked: 40,
  /** How alike two names are, in hundredths of their pairs of letters, that are one name with a slip of the pen. */
  alikeNames: 75,
} as const;

/** How sure a match is, in hundredths, by what it was found by. A level, not a chance: it only orders what a person looks at. */
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

/** From here on what was found needs nobody to say yes, where nothing differs but rounding. */
export const sureEnough = sureness.reference;
