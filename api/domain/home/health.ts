import { daysBetween } from '../calendar/day-count.ts';
import { type Side, sides } from '../cocokkan/sides.ts';
import type { Sen } from '../definition/money.ts';
import type { Params } from '../messages/index.ts';
import type { DutyState } from '../spt/duty.ts';
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
import { formatDay } from '../text/format.ts';

/** The steps of a masa from its documents to the filed return. */
export const stepNames = ['documents', 'reconcile', 'pay', 'file'] as const;
export type StepName = (typeof stepNames)[number];

/**
 * `later`: earlier steps come first. `working`: begun, or waiting for somebody. `blocked`: a problem must be solved
 * first.
 */
export const stepStates = ['done', 'working', 'blocked', 'later'] as const;
export type StepState = (typeof stepStates)[number];

export type Step = {
  readonly step: StepName;
  readonly state: StepState;
  readonly key: string;
  readonly params: Params;
  readonly count: number | null;
  readonly amount: Sen | null;
};

/** Number of documents of a masa by state; cancelled and replaced ones are not counted. */
export type DocumentCounts = {
  readonly inForce: number;
  readonly faulty: number;
  readonly drafts: number;
  readonly underway: number;
};

type Counts = Readonly<Partial<Record<string, number>>>;

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

/**
 * Done when everything of the masa is in force. `sendBy` (YYYY-MM-DD): the upload deadline of the rest; null if there
 * is none.
 */
export const documentStep = (
  { inForce, faulty, drafts, underway }: DocumentCounts,
  sendBy: string | null = null,
): Step => {
  const all = inForce + faulty + drafts + underway;
  const of = (count: number) => ({ count, params: { all } });
  const open = (count: number) => ({ count, params: { all, ...(sendBy ? { day: formatDay(sendBy) } : {}) } });
  const words = (key: string) => (sendBy ? `${key}_by` : key);
  if (faulty > 0) return step('documents', 'blocked', words('faulty'), open(faulty));
  if (drafts > 0) return step('documents', 'working', words('drafts'), open(drafts));
  if (underway > 0) return step('documents', 'working', 'underway', of(underway));
  return all === 0
    ? step('documents', 'later', 'none', { count: 0 })
    : step('documents', 'done', 'all', { count: all });
};

/** The ledgers of a masa: the sides with entries, and the number of undecided differences; null if not counted. */
export type BooksState = { readonly sides: readonly Side[]; readonly open: number | null };

/** The side without an uploaded ledger; undefined if both are present, or neither. */
export const sideMissing = (books: BooksState): Side | undefined =>
  books.sides.length === 1 ? sides.find((side) => !books.sides.includes(side)) : undefined;

/** Rekonsiliasi of VAT: differences from the ledger and from the office's data both count. */
export const booksStep = (differences: number | null, books: BooksState): Step => {
  const count = (differences ?? 0) + (books.open ?? 0);
  if (count > 0) return step('reconcile', 'blocked', 'differences', { count });
  if (books.sides.length === 0) return step('reconcile', 'later', 'no_ledger');
  if (books.open === null) return step('reconcile', 'working', 'ledger');
  const missing = sideMissing(books);
  return missing
    ? step('reconcile', 'working', `no_ledger_${missing}`)
    : step('reconcile', 'done', 'same', { count: 0 });
};

/** Rekonsiliasi: number of differences from the tax office's data; null if it was not requested. */
export const reconcileStep = (differences: number | null): Step => {
  if (differences === null) return step('reconcile', 'later', 'not_asked');
  return differences > 0
    ? step('reconcile', 'blocked', 'differences', { count: differences })
    : step('reconcile', 'done', 'same', { count: 0 });
};

/** The data of a return used by the steps to pay and file. Amounts in sen. */
export type ReturnState = {
  readonly status: SptStatus;
  readonly revision: number;
  readonly posted: boolean;
  readonly stale: boolean;
  readonly payable: Sen;
  readonly overpaid: Sen;
  readonly rest: Sen;
  readonly toDo: ToDo | null;
  /** Result of a due correction by the current documents; null if none is due, or if it was not calculated. */
  readonly amendment: { readonly payable: Sen; readonly overpaid: Sen } | null;
};

const mustAmend = ({ toDo }: ReturnState): boolean => toDo?.action === 'amend';

const settled = ({ payable, overpaid, revision }: ReturnState): Step => {
  if (payable > 0) return step('pay', 'done', 'paid', { amount: payable });
  if (overpaid > 0) return step('pay', 'done', 'over', { amount: overpaid });
  return step('pay', 'done', revision > 0 ? 'same' : 'nil', { amount: payable });
};

const amendmentStep = ({ amendment }: ReturnState): Step => {
  if (!amendment) return step('pay', 'later', 'amend');
  const { payable, overpaid } = amendment;
  if (payable > 0) return step('pay', 'blocked', 'amend_owed', { amount: payable });
  return overpaid > 0
    ? step('pay', 'working', 'amend_over', { amount: overpaid })
    : step('pay', 'working', 'amend_same', { amount: payable });
};

/**
 * Bayar: from 2025 on the tax office creates the billing code when the return is sent, so a filed return is a paid one.
 */
export const payStep = (spt: ReturnState | null): Step => {
  if (spt && mustAmend(spt)) return amendmentStep(spt);
  if (!spt?.posted || (spt.stale && !isFiled(spt))) return step('pay', 'later', 'not_known');
  const { rest } = spt;
  if (isFiled(spt) || rest === 0) return settled(spt);
  return awaitsPayment(spt)
    ? step('pay', 'blocked', 'waiting', { amount: rest })
    : step('pay', 'later', 'owed', { amount: rest });
};

export const fileStep = (spt: ReturnState | null): Step => {
  if (!spt) return step('file', 'later', 'none');
  if (mustAmend(spt)) return step('file', 'blocked', 'amend');
  if (isFiled(spt)) return step('file', 'done', 'filed');
  if (isRejected(spt)) return step('file', 'blocked', 'rejected');
  if (awaitsPayment(spt)) return step('file', 'working', 'waiting');
  if (isUnderway(spt)) return step('file', 'working', 'underway');
  if (hasFailedProcessing(spt) || hasFailedSubmitting(spt)) return step('file', 'blocked', 'failed');
  const words = (key: string) => (spt.revision > 0 ? `${key}_amendment` : key);
  if (spt.toDo?.state === 'READY') return step('file', 'working', words('ready'));
  return step('file', 'later', words(spt.posted ? 'again' : 'not_posted'));
};

export const acts = [
  'mend',
  'issue',
  'begin',
  'post',
  'validate',
  'pay',
  'report',
  'report_amendment',
  'amend',
] as const;
export type Act = (typeof acts)[number];

/**
 * By the first step that is not done; null if there is none, or if it is the office's turn. `duty`: what the return
 * requires; null if none is due.
 */
export const nextAct = (documents: DocumentCounts, spt: ReturnState | null, duty: DutyState | null): Act | null => {
  if (duty === 'filed') return null;
  if (documents.faulty > 0) return 'mend';
  if (documents.drafts > 0) return 'issue';
  if (duty === 'begin') return 'begin';
  const action = spt?.toDo?.action;
  if (action === 'report' && spt && spt.revision > 0) return 'report_amendment';
  return action === 'prove' ? 'pay' : (action ?? null);
};

/** Days from today until a due day; negative if it has passed. */
export const daysLeft = (today: string, dueDay: string | null): number | null =>
  dueDay === null ? null : daysBetween(today, dueDay);
