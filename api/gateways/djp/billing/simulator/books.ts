import { z } from 'zod';
import type { Sen } from '#domain/definition/money.ts';
import { billingDocument } from '../wire.ts';

/** One code in the office's books. Plain columns, so that any store can keep it; `content` is read through `storedBilling`. */
export type BillingEntry = {
  code: string;
  /** Key it was asked for with; one entry per asker and key. */
  key: string;
  /** Who asked, and whose tax it is. */
  tin: string;
  payerNpwp: string;
  state: string;
  contentHash: string;
  content: Record<string, unknown>;
  /** What has to be paid. */
  amount: Sen;
  issuedAt: number;
  expiresAt: number;
  /** Key the money was handed over with; null while open, and when it was paid elsewhere. */
  settleKey: string | null;
  ntpn: string | null;
  ntb: string | null;
  stan: string | null;
  paidAt: number | null;
  /** From when on the NTPN is told. */
  receiptAt: number | null;
};

export type BillingReader = {
  byCode(code: string): Promise<BillingEntry | null>;
  byKey(tin: string, key: string): Promise<BillingEntry | null>;
  bySettleKey(tin: string, key: string): Promise<BillingEntry | null>;
};

export type BillingWriter = BillingReader & {
  add(entry: BillingEntry): Promise<void>;
  change(entry: BillingEntry): Promise<void>;
  /** The next of the codes, or of the receipts, counted from 1. */
  nextSerial(of: 'billing' | 'receipt'): Promise<number>;
};

/** The office's memory, handed in. `transact` runs alone: nothing else writes until it is done, and it is all or nothing. */
export type BillingBooks = {
  readonly read: BillingReader;
  transact<T>(work: (books: BillingWriter) => Promise<T>): Promise<T>;
};

/** NOT_ARRIVED is known to the simulator alone: a request it lost on purpose. That a code has expired is told by the clock. */
const states = ['NOT_ARRIVED', 'OPEN', 'PAID'] as const;

const content = z.object({
  document: billingDocument,
  /** The first handing over of money was turned away on purpose. */
  turnedAway: z.boolean(),
});

/** An entry with its content read. */
export type StoredBilling = Omit<BillingEntry, 'state' | 'content'> & {
  state: (typeof states)[number];
  content: z.infer<typeof content>;
};

export const storedBilling = (entry: BillingEntry): StoredBilling => ({
  ...entry,
  state: z.enum(states).parse(entry.state),
  content: content.parse(entry.content),
});
