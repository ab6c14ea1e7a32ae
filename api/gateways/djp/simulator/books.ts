import { z } from 'zod';
import { buyerDecisions } from '#domain/faktur/consent.ts';

/** One document in the office's books. Plain columns, so that any store can keep it; `content` is read through `readerOf`. */
export type Entry = {
  ref: string;
  /** The sender's key; one entry per sender and key. */
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
  /** Moment of the next step the office takes by itself; past or meaningless in states where it takes none. */
  readyAt: number;
  /** Moment the state began. */
  updatedAt: number;
};

export type BookReader = {
  byRef(ref: string): Promise<Entry | null>;
  byKey(tin: string, key: string): Promise<Entry | null>;
  byNumber(tin: string, number: string): Promise<Entry | null>;
  /** Every entry of a sender with this reference. */
  byReference(tin: string, reference: string): Promise<Entry[]>;
  /** Every slip of a sender for this payee and masa. */
  byPayeeMasa(tin: string, payeeMasa: string): Promise<Entry[]>;
  /** Whatever any sender has for this party and masa. */
  byParty(payeeMasa: string): Promise<Entry[]>;
};

export type BookWriter = BookReader & {
  add(entry: Entry): Promise<void>;
  change(entry: Entry): Promise<void>;
  /** The next serial of a two-digit year, or of what else is counted, from 1. */
  nextSerial(year: string): Promise<number>;
};

/** The office's memory, handed in. `transact` runs alone: nothing else writes until it is done, and it is all or nothing. */
export type OfficeBooks = {
  readonly read: BookReader;
  transact<T>(work: (books: BookWriter) => Promise<T>): Promise<T>;
};

export const entryStates = [
  /** Known to the simulator alone: a request it lost on purpose. */
  'NOT_ARRIVED',
  'RECEIVED',
  /** Checked and kept, without a number (slips). */
  'SUBMITTED',
  'SIGNING',
  'REJECTED',
  'SAVED_INVALID',
  'UNKNOWN',
  'APPROVED',
  'WAITING_AMEND',
  'WAITING_CANCEL',
  /** A return its seller has not answered. */
  'WAITING_SELLER',
  'AMENDED',
  'CANCELED',
] as const;
export type EntryState = (typeof entryStates)[number];

const remembered = z.object({
  /** Path of the field a rejection speaks of. */
  field: z.string().optional(),
  signingAt: z.number(),
  /** The finding that will be said when the office gets to it. */
  finding: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }).nullable(),
  agreed: z.boolean(),
  /** What the buyer has decided (invoices); where nobody has said, by the buyer's number. */
  decision: z.enum(buyerDecisions).optional(),
  /** The masa the buyer credits it in, and whether it says that the invoice is not its own (invoices). */
  creditPeriod: z.string().nullable().optional(),
  invalid: z.boolean().optional(),
  /** The buyer decides here and answers for itself (invoices). */
  buyerHere: z.boolean().optional(),
  /** The seller answers here for itself (returns). */
  sellerHere: z.boolean().optional(),
  /** Moment the number was given. */
  approvedAt: z.number().nullable(),
  /** Ref of the document that replaces this one, under way or approved. */
  replacedBy: z.string().nullable(),
  /** How many versions came before this one (slips). */
  revision: z.number().optional(),
  /** Requests done, by their key. */
  requests: z.record(z.string(), z.string()),
  notice: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Content<D> = z.infer<typeof remembered> & { document: D };

/** An entry with its content read. */
export type Kept<D> = Omit<Entry, 'state' | 'content'> & { state: EntryState; content: Content<D> };

/** Reads entries that hold documents of one family. */
export const readerOf = <D>(document: z.ZodType<D>) => {
  const holding = z.object({ document });
  return (entry: Entry): Kept<D> => ({
    ...entry,
    state: z.enum(entryStates).parse(entry.state),
    content: { ...remembered.parse(entry.content), ...holding.parse(entry.content) },
  });
};
