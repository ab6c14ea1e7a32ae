import { z } from 'zod';
import type { Sen } from '#domain/definition/money.ts';
import { billingDocument } from '../wire.ts';

/** Plain columns, so that any store can hold it; `content` is read through `storedBilling`. */
export type BillingEntry = {
  code: string;
  /** One entry per requester and key. */
  key: string;
  tin: string;
  payerNpwp: string;
  state: string;
  contentHash: string;
  content: Record<string, unknown>;
  amount: Sen;
  issuedAt: number;
  expiresAt: number;
  /** Null while open, and when it was paid elsewhere. */
  settleKey: string | null;
  ntpn: string | null;
  ntb: string | null;
  stan: string | null;
  paidAt: number | null;
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
  nextSerial(of: 'billing' | 'receipt'): Promise<number>;
};

/** `transact` is serialized and atomic. */
export type BillingBooks = {
  readonly read: BillingReader;
  transact<T>(work: (books: BillingWriter) => Promise<T>): Promise<T>;
};

/** NOT_ARRIVED: a request the simulator lost on purpose. Expiry is computed from the clock. */
const states = ['NOT_ARRIVED', 'OPEN', 'PAID'] as const;

const content = z.object({
  document: billingDocument,
  /** The first payment was refused on purpose. */
  turnedAway: z.boolean(),
});

export type StoredBilling = Omit<BillingEntry, 'state' | 'content'> & {
  state: (typeof states)[number];
  content: z.infer<typeof content>;
};

export const storedBilling = (entry: BillingEntry): StoredBilling => ({
  ...entry,
  state: z.enum(states).parse(entry.state),
  content: content.parse(entry.content),
});
