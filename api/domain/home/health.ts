import { daysBetween } from '../calendar/day-count.ts';
import { type Side, sides } from '../cocokkan/sides.ts';
import type { Sen } from '../definition/money.ts';
import type { Params } from '../messages/index.ts';
import type { SptStatus } from '../spt/status.ts';
import {
  awaitsPayment,
  hasFailedProcessing,
  hasFailedSubmitting,
  isFiled,
  isRejected,
  isUnderway,
} from '../spt/status-queries.ts';
import type { ToDo } from '../spt/to-do.ts';

/** The way of a masa from its documents to the filed return. */
export const stepNames = ['documents', 'reconcile', 'pay', 'file'] as const;
export type StepName = (typeof stepNames)[number];

/** `later`: its turn has not come. `working`: begun, or somebody's turn. `blocked`: something is in the way. */
export const stepStates = ['done', 'working', 'blocked', 'later'] as const;
export type StepState = (typeof stepStates)[number];

/** One step: how it stands, and the words for it under `home.health`. */
export type Step = {
  readonly step: StepName;
  readonly state: StepState;
  readonly key: string;
  readonly params: Params;
  readonly count: number | null;
  readonly amount: Sen | null;
};

/** Documents of a masa by how they stand; what was cancelled or replaced is none of them. */
export type DocumentCounts = {
  readonly inForce: number;
  /** A person has to put them right. */
  readonly faulty: number;
  /** Not sent yet. */
  readonly drafts: number;
  /** With the tax office. */
  readonly underway: number;
};

type Counts = Readonly<Partial<Record<string, number>>>;

/** Sorts the states of a list into these counts. */
export const documentCounts = (
  byStatus: Counts,
  states: {
    readonly inForce: readonly string[];
    readonly faulty: readonly string[];
    readonly drafts: readonly string[];
    readonly gone: readonly string[];
  },
): DocumentCounts => {
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + (byStatus[name] ?? 0), 0);
  const known = new Set([...states.inForce, ...states.faulty, ...states.drafts, ...states.gone]);
  return {
    inForce: sum(states.inForce),
    faulty: sum(states.faulty),
    drafts: sum(states.drafts),
    underway: sum(Object.keys(byStatus).filter((name) => !known.has(name))),
  };
};

/** A masa without a document. */
export const isIdle = ({ inForce, faulty, drafts, underway }: DocumentCounts): boolean =>
  inForce + faulty + drafts + underway === 0;

const step = (
  name: StepName,
  state: StepState,
  key: string,
  { count = null, amount = null, params = {} }: Partial<Pick<Step, 'count' | 'amount' | 'params'>> = {},
): Step => ({
  step: name,
  state,
  key: `${name}.${key}`,
  params: count === null ? params : { count, ...params },
  count,
  amount,
});

/** Dokumen: done when everything of the masa is in force. */
export const documentStep = ({ inForce, faulty, drafts, underway }: DocumentCounts): Step => {
  const all = inForce + faulty + drafts + underway;
  const of = (count: number) => ({ count, params: { all } });
  if (faulty > 0) return step('documents', 'blocked', 'faulty', of(faulty));
  if (drafts > 0) return step('documents', 'working', 'drafts', of(drafts));
  if (underway > 0) return step('documents', 'working', 'underway', of(underway));
  return all === 0
    ? step('documents', 'later', 'none', { count: 0 })
    : step('documents', 'done', 'all', { count: all });
};

/**
 * The ledgers of a masa: the sides of VAT there are entries of, and the differences from the documents nobody has decided about; null where
 * these are not counted.
 */
export type BooksStanding = { readonly sides: readonly Side[]; readonly open: number | null };

/** The side whose ledger nobody has brought; undefined where both are there, or neither. */
export const sideMissing = (books: BooksStanding): Side | undefined =>
  books.sides.length === 1 ? sides.find((side) => !books.sides.includes(side)) : undefined;

/** Rekonsiliasi of VAT, whose ledgers are held against the documents: both what differs there and from the office's own data counts. */
export const booksStep = (differences: number | null, books: BooksStanding): Step => {
  const count = (differences ?? 0) + (books.open ?? 0);
  if (count > 0) return step('reconcile', 'blocked', 'differences', { count });
  if (books.sides.length === 0) return step('reconcile', 'later', 'no_ledger');
  if (books.open === null) return step('reconcile', 'working', 'ledger');
  const missing = sideMissing(books);
  return missing
    ? step('reconcile', 'working', `no_ledger_${missing}`)
    : step('reconcile', 'done', 'same', { count: 0 });
};

/** Rekonsiliasi: what differs from the tax office's own data; null where nobody has asked for it. */
export const reconcileStep = (differences: number | null): Step => {
  if (differences === null) return step('reconcile', 'later', 'not_asked');
  return differences > 0
    ? step('reconcile', 'blocked', 'differences', { count: differences })
    : step('reconcile', 'done', 'same', { count: 0 });
};

/** A return of the masa as far as paying and filing ask. */
export type ReturnStanding = {
  readonly status: SptStatus;
  readonly posted: boolean;
  readonly stale: boolean;
  readonly payable: Sen;
  readonly rest: Sen;
  readonly toDo: ToDo | null;
};

/** Bayar: from 2025 on the tax office makes the code when the return is sent, so that a filed return is a paid one. */
export const payStep = (spt: ReturnStanding | null): Step => {
  if (!spt?.posted || (spt.stale && !isFiled(spt))) return step('pay', 'later', 'not_known');
  const { rest, payable } = spt;
  if (isFiled(spt) || rest === 0) return step('pay', 'done', payable > 0 ? 'paid' : 'nil', { amount: payable });
  return awaitsPayment(spt)
    ? step('pay', 'blocked', 'waiting', { amount: rest })
    : step('pay', 'later', 'owed', { amount: rest });
};

/** Lapor. */
export const fileStep = (spt: ReturnStanding | null): Step => {
  if (!spt) return step('file', 'later', 'none');
  if (isFiled(spt)) return step('file', 'done', 'filed');
  if (isRejected(spt)) return step('file', 'blocked', 'rejected');
  if (awaitsPayment(spt)) return step('file', 'working', 'waiting');
  if (isUnderway(spt)) return step('file', 'working', 'underway');
  if (hasFailedProcessing(spt) || hasFailedSubmitting(spt)) return step('file', 'blocked', 'failed');
  if (spt.toDo?.state === 'READY') return step('file', 'working', 'ready');
  return step('file', 'later', spt.posted ? 'again' : 'not_posted');
};

/** What is next to be done with the return of a masa: by the first step that is not done; null where nothing is, or the office's turn. */
export const nextAct = (
  documents: DocumentCounts,
  spt: ReturnStanding | null,
): 'mend' | 'issue' | 'begin' | 'post' | 'validate' | 'pay' | 'report' | null => {
  if (spt && isFiled(spt)) return null;
  if (documents.faulty > 0) return 'mend';
  if (documents.drafts > 0) return 'issue';
  if (!spt) return documents.inForce > 0 ? 'begin' : null;
  const action = spt.toDo?.action;
  return action === 'prove' ? 'pay' : (action ?? null);
};

/** Days from today until a due day; negative when it is over. */
export const daysLeft = (today: string, dueDay: string | null): number | null =>
  dueDay === null ? null : daysBetween(today, dueDay);
