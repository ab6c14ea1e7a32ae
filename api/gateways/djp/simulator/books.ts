import { z } from 'zod';
import { buyerDecisions } from '#domain/faktur/consent.ts';

/** Plain columns, so that any store can hold it; `content` is read through `readerOf`. */
export type Entry = {
  ref: string;
  /** One entry per sender and key. */
  key: string;
  kind: string;
  tin: string;
  reference: string | null;
  number: string | null;
  /** The other party and the masa, as one key: payee of a slip, buyer of an invoice. */
  payeeMasa: string | null;
  state: string;
  code: string | null;
  message: string | null;
  contentHash: string;
  content: Record<string, unknown>;
  /** Time of the office's next own step; unused in states without one. */
  readyAt: number;
  updatedAt: number;
};

export type BookReader = {
  byRef(ref: string): Promise<Entry | null>;
  byKey(tin: string, key: string): Promise<Entry | null>;
  byNumber(tin: string, number: string): Promise<Entry | null>;
  byReference(tin: string, reference: string): Promise<Entry[]>;
  byPayeeMasa(tin: string, payeeMasa: string): Promise<Entry[]>;
  byParty(payeeMasa: string): Promise<Entry[]>;
};

export type BookWriter = BookReader & {
  add(entry: Entry): Promise<void>;
  change(entry: Entry): Promise<void>;
  /** The next serial of a two-digit year, or of another counter, from 1. */
  nextSerial(year: string): Promise<number>;
};

/** `transact` is serialized and atomic. */
export type OfficeBooks = {
  readonly read: BookReader;
  transact<T>(work: (books: BookWriter) => Promise<T>): Promise<T>;
};

export const entryStates = [
  /** A request the simulator lost on purpose. */
  'NOT_ARRIVED',
  'RECEIVED',
  /** Checked and stored, without a number (slips). */
  'SUBMITTED',
  'SIGNING',
  'REJECTED',
  'SAVED_INVALID',
  'UNKNOWN',
  'APPROVED',
  'WAITING_AMEND',
  'WAITING_CANCEL',
  'WAITING_SELLER',
  'AMENDED',
  'CANCELED',
] as const;
export type EntryState = (typeof entryStates)[number];

const remembered = z.object({
  field: z.string().optional(),
  signingAt: z.number(),
  finding: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }).nullable(),
  agreed: z.boolean(),
  /** The buyer's decision (invoices); without one, the behaviour of the buyer's number applies. */
  decision: z.enum(buyerDecisions).optional(),
  /** The masa the buyer credits it in, and whether it declares the invoice as not its own (invoices). */
  creditPeriod: z.string().nullable().optional(),
  invalid: z.boolean().optional(),
  /** The buyer is a company here and responds itself (invoices). */
  buyerHere: z.boolean().optional(),
  /** The seller is a company here and responds itself (returns). */
  sellerHere: z.boolean().optional(),
  approvedAt: z.number().nullable(),
  replacedBy: z.string().nullable(),
  /** Number of earlier versions (slips). */
  revision: z.number().optional(),
  requests: z.record(z.string(), z.string()),
  notice: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Content<D> = z.infer<typeof remembered> & { document: D };

export type StoredOf<D> = Omit<Entry, 'state' | 'content'> & { state: EntryState; content: Content<D> };

export const readerOf = <D>(document: z.ZodType<D>) => {
  const holding = z.object({ document });
  return (entry: Entry): StoredOf<D> => ({
    ...entry,
    state: z.enum(entryStates).parse(entry.state),
    content: { ...remembered.parse(entry.content), ...holding.parse(entry.content) },
  });
};
