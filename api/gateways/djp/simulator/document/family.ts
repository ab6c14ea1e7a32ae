import { type Answer, refused } from '../../../answer.ts';
import type { Verdict } from '../../document-port.ts';
import type { BookWriter, Entry, EntryState, StoredOf } from '../books.ts';
import type { BadLine } from '../gate.ts';
import type { Office } from '../options.ts';

type VerdictOf = (entry: StoredOf<unknown>) => Verdict;

const why = ({ code, message }: StoredOf<unknown>) => ({ code: code ?? '', message: message ?? '' });
const field = ({ content }: StoredOf<unknown>) => (content.field ? { field: content.field } : {});

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

export type OfficeFinding = { readonly code: string; readonly message: string; readonly field?: string };

type Refusal = Extract<Answer<never>, { kind: 'refused' }>;
export const no = (code: string, message: string, field?: string): Refusal => refused(code, message, field) as Refusal;

export type Admission<D> = { readonly refusal: Refusal } | { readonly original: StoredOf<D> | null };

export const refuse = (code: string, message: string, field?: string): { readonly refusal: Refusal } => ({
  refusal: no(code, message, field),
});

export type Life<D> = {
  readonly read: (entry: Entry) => StoredOf<D>;
  readonly isDue: (entry: StoredOf<D>, now: number) => boolean;
  readonly next: (office: Office, books: BookWriter, entry: StoredOf<D>) => Promise<StoredOf<D>>;
};

export type Request<D> = (office: Office, books: BookWriter, entry: StoredOf<D>) => Promise<StoredOf<D> | Refusal>;

export type Family<D extends { readonly tin: string }, R extends string> = Life<D> & {
  readonly kindOf: (document: D) => string;
  readonly holds: (kind: string) => boolean;
  readonly referenceOf: (document: D) => string | null;
  /** Null without a payee, or for a payee without an own number. */
  readonly payeeMasaOf: (document: D) => string | null;
  readonly lineOf: (document: D) => BadLine | undefined;
  readonly firstStepMs: (office: Office, document: D) => number;
  readonly findingOf: (document: D, today: string) => OfficeFinding | null;
  /** Errors in the content are found later, when the office processes it. */
  readonly admit: (
    office: Office,
    books: BookWriter,
    document: D,
    sameReference: readonly Entry[],
  ) => Promise<Admission<D>>;
  readonly verdictOf: (entry: StoredOf<D>, now: number) => Verdict;
  readonly requests: Readonly<Record<R, Request<D>>>;
};
