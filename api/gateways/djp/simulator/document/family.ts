import { type Answer, refused } from '../../../answer.ts';
import type { Verdict } from '../../document-port.ts';
import type { BookWriter, Entry, EntryState, Kept } from '../books.ts';
import type { BadLine } from '../gate.ts';
import type { Office } from '../options.ts';

type VerdictOf = (entry: Kept<unknown>) => Verdict;

const why = ({ code, message }: Kept<unknown>) => ({ code: code ?? '', message: message ?? '' });
const field = ({ content }: Kept<unknown>) => (content.field ? { field: content.field } : {});

/** What the office says of a document in the states every family knows. */
export const verdicts = {
  REJECTED: (entry) => ({ state: 'rejected', ...why(entry), ...field(entry) }),
  SAVED_INVALID: (entry) => ({ state: 'savedInvalid', ...why(entry), ...field(entry) }),
  UNKNOWN: (entry) => ({ state: 'unknown', ...why(entry) }),
  APPROVED: ({ number, content, updatedAt }) => ({
    state: 'approved',
    number: number ?? '',
    at: content.approvedAt ?? updatedAt,
    ...(content.notice ? { notice: content.notice } : {}),
  }),
  WAITING_SELLER: ({ number }) => ({ state: 'waitingSeller', number: number ?? '' }),
  AMENDED: () => ({ state: 'amended' }),
  CANCELED: () => ({ state: 'canceled' }),
} as const satisfies Partial<Record<EntryState, VerdictOf>>;

/** What the office holds against a document. `field` is the office's own address of it. */
export type OfficeFinding = { readonly code: string; readonly message: string; readonly field?: string };

type Refusal = Extract<Answer<never>, { kind: 'refused' }>;
export const no = (code: string, message: string, field?: string): Refusal => refused(code, message, field) as Refusal;

/** Taken in, together with the document it replaces; or refused at the door. */
export type Admission<D> = { readonly refusal: Refusal } | { readonly original: Kept<D> | null };

export const refuse = (code: string, message: string, field?: string): { readonly refusal: Refusal } => ({
  refusal: no(code, message, field),
});

/** What the office does to a document by itself, step by step. */
export type Life<D> = {
  readonly read: (entry: Entry) => Kept<D>;
  /** Whether the office will do something to this document by itself, and has not yet. */
  readonly isDue: (entry: Kept<D>, now: number) => boolean;
  readonly next: (office: Office, books: BookWriter, entry: Kept<D>) => Promise<Kept<D>>;
};

/** A request about a document the office has: answers with the document as it is afterwards, or refuses. */
export type Request<D> = (office: Office, books: BookWriter, entry: Kept<D>) => Promise<Kept<D> | Refusal>;

/** One family of documents: all that differs between them as the simulated office sees it. */
export type Family<D extends { readonly tin: string }, R extends string> = Life<D> & {
  /** What an entry is kept as, and which of them belong to this family. */
  readonly kindOf: (document: D) => string;
  readonly holds: (kind: string) => boolean;
  readonly referenceOf: (document: D) => string | null;
  /** Payee and masa of a slip; null of what has none, or whose payee has no number of his own. */
  readonly payeeMasaOf: (document: D) => string | null;
  readonly lineOf: (document: D) => BadLine | undefined;
  /** Until the office takes its first step, in milliseconds. */
  readonly firstStepMs: (office: Office, document: D) => number;
  readonly findingOf: (document: D, today: string) => OfficeFinding | null;
  /** Whether a document gets in at all. What is wrong inside it is found later, when the office works on it. */
  readonly admit: (
    office: Office,
    books: BookWriter,
    document: D,
    sameReference: readonly Entry[],
  ) => Promise<Admission<D>>;
  readonly verdictOf: (entry: Kept<D>, now: number) => Verdict;
  readonly requests: Readonly<Record<R, Request<D>>>;
};
