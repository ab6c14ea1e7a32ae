import { z } from 'zod';
import { hasExpired } from '#domain/billing/validity.ts';
import { sen, total } from '#domain/definition/money.ts';
import { jakartaDay } from '#domain/scope.ts';
import type { BillingReader } from '../../billing/simulator/books.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import { type SptDocument, sptDocument } from '../wire.ts';

/** NOT_ARRIVED: a request the simulator lost on purpose. */
const states = ['NOT_ARRIVED', 'RECEIVED', 'WAITING_PAYMENT', 'FILED', 'REJECTED', 'LAPSED', 'ANNULLED'] as const;

const content = z.object({
  document: sptDocument,
  /** Time of filing; with payment, the time of payment. */
  filedAt: z.number().nullable(),
  payUntil: z.number().nullable(),
});

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

export const referenceOf = ({ type, period, revision }: z.infer<typeof sptDocument>): string =>
  `SPT ${type} ${period} ${revision}`;

/** Code under which an annual return is filed and, a moment later, annulled by an officer. */
const ANNULS = 'SPT_ANNULLED';
const ANNULLED_AFTER_MS = 10_000;

const isAnnulledLater = ({ code, content: { document } }: StoredSpt): boolean =>
  code === ANNULS && document.type === 'BADAN';

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

/** Accounts of a return that have neither a payment nor a billing code. */
export const uncovered = ({ bills, proofs, codes }: SptDocument): string[] =>
  bills
    .filter(({ kapKjs, amount }) => rupiahOf([...proofs, ...codes], kapKjs) < sen(amount))
    .map(({ kapKjs }) => kapKjs);

export const stepped = async (
  books: Pick<BookWriter, 'nextSerial' | 'change'>,
  billings: BillingReader,
  entry: StoredSpt,
  now: number,
): Promise<StoredSpt> => {
  const isFiled = entry.state === 'FILED' && isAnnulledLater(entry);
  if (!isFiled && entry.state !== 'RECEIVED' && entry.state !== 'WAITING_PAYMENT') return entry;
  if (entry.state !== 'WAITING_PAYMENT' && entry.readyAt > now) return entry;
  const { document } = entry.content;
  const change = async (set: Partial<StoredSpt>): Promise<StoredSpt> => {
    const next = { ...entry, ...set, updatedAt: now };
    await books.change(next);
    return next;
  };
  if (isFiled) return change({ state: 'ANNULLED' });
  if (entry.code !== null && !isAnnulledLater(entry)) return change({ state: 'REJECTED' });
  const { paidAt, payUntil, expired } = await codesOf(billings, document, now);
  if (paidAt === null) {
    const content = { ...entry.content, payUntil };
    if (expired) return change({ state: 'LAPSED', content });
    return entry.state === 'WAITING_PAYMENT' ? entry : change({ state: 'WAITING_PAYMENT', content });
  }
  const year = jakartaDay(now).slice(0, 4);
  const serial = String(await books.nextSerial(`bpe-${year}`)).padStart(8, '0');
  const filedAt = Math.max(paidAt, entry.state === 'RECEIVED' ? entry.readyAt : 0);
  const number = `BPE-${serial}/CT/${year}`;
  const readyAt = now + ANNULLED_AFTER_MS;
  return change({ state: 'FILED', number, readyAt, content: { ...entry.content, filedAt } });
};
