import { z } from 'zod';
import { hasExpired } from '#domain/billing/validity.ts';
import { sen, total } from '#domain/definition/money.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { BillingReader } from '../../billing/simulator/books.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import { type SptDocument, sptDocument } from '../wire.ts';

/** NOT_ARRIVED is known to the simulator alone: a request it lost on purpose. */
const states = ['NOT_ARRIVED', 'RECEIVED', 'WAITING_PAYMENT', 'FILED', 'REJECTED', 'LAPSED', 'ANNULLED'] as const;

const content = z.object({
  document: sptDocument,
  /** Moment of filing; with payment, the moment of payment. */
  filedAt: z.number().nullable(),
  /** Moment until which its codes can be paid. */
  payUntil: z.number().nullable(),
});

/** A return in the office's books with its content read. */
export type StoredSpt = Omit<Entry, 'state' | 'content'> & {
  state: (typeof states)[number];
  content: z.infer<typeof content>;
};

export const SPT_KIND = 'SPT';

export const storedSpt = (entry: Entry): StoredSpt => ({
  ...entry,
  state: z.enum(states).parse(entry.state),
  content: content.parse(entry.content),
});

/** What makes two returns the same one at the office. */
export const referenceOf = ({ type, period, revision }: z.infer<typeof sptDocument>): string =>
  `SPT ${type} ${period} ${revision}`;

/** How the codes of a return stand: when all were paid, and until when those that were not can be. */
type CodesPaid = { readonly paidAt: number | null; readonly payUntil: number; readonly expired: boolean };

const codesOf = async (billings: BillingReader, { codes }: SptDocument, now: number): Promise<CodesPaid> => {
  const found = await Promise.all(codes.map(({ code }) => billings.byCode(code)));
  const open = found.filter((entry) => entry === null || entry.paidAt === null);
  const ends = open.map((entry) => entry?.expiresAt ?? 0);
  return {
    paidAt: open.length > 0 ? null : Math.max(0, ...found.map((entry) => entry?.paidAt ?? 0)),
    payUntil: ends.length > 0 ? Math.min(...ends) : 0,
    expired: ends.some((at) => hasExpired(at, now)),
  };
};

const rupiahOf = (of: readonly { readonly kapKjs: string; readonly amount: string }[], kapKjs: string): number =>
  total(of.filter((one) => one.kapKjs === kapKjs).map(({ amount }) => sen(amount)));

/** Accounts a return leaves without money or a code for it. */
export const uncovered = ({ bills, proofs, codes }: SptDocument): string[] =>
  bills
    .filter(({ kapKjs, amount }) => rupiahOf([...proofs, ...codes], kapKjs) < sen(amount))
    .map(({ kapKjs }) => kapKjs);

/** The office's next step with a return, once its time has come. */
export const stepped = async (
  books: Pick<BookWriter, 'nextSerial' | 'change'>,
  billings: BillingReader,
  entry: StoredSpt,
  now: number,
): Promise<StoredSpt> => {
  if (entry.state !== 'RECEIVED' && entry.state !== 'WAITING_PAYMENT') return entry;
  if (entry.state === 'RECEIVED' && entry.readyAt > now) return entry;
  const { document } = entry.content;
  const change = async (set: Partial<StoredSpt>): Promise<StoredSpt> => {
    const next = { ...entry, ...set, updatedAt: now };
    await books.change(next);
    return next;
  };
  if (entry.code !== null) return change({ state: 'REJECTED' });
  const { paidAt, payUntil, expired } = await codesOf(billings, document, now);
  if (paidAt === null) {
    const content = { ...entry.content, payUntil };
    if (expired) return change({ state: 'LAPSED', content });
    return entry.state === 'WAITING_PAYMENT' ? entry : change({ state: 'WAITING_PAYMENT', content });
  }
  const year = jakartaDay(now).slice(0, 4);
  const serial = String(await books.nextSerial(`bpe-${year}`)).padStart(8, '0');
  const filedAt = Math.max(paidAt, entry.state === 'RECEIVED' ? entry.readyAt : 0);
  return change({ state: 'FILED', number: `BPE-${serial}/CT/${year}`, content: { ...entry.content, filedAt } });
};
