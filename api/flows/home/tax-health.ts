import { rupiah, sen } from '#domain/definition/money.ts';
import {
  type Act,
  type BooksState,
  booksStep,
  type DocumentCounts,
  daysLeft,
  documentStep,
  fileStep,
  isIdle,
  nextAct,
  payStep,
  type ReturnState,
  reconcileStep,
  type Step,
  type StepName,
} from '#domain/home/health.ts';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { dutyOf } from '#domain/spt/duty.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import { coverageOf } from '../../modules/spt/cover.ts';
import { leadsTo, returnResources, stepView } from './leads-to.ts';
import type { ReturnFacts } from './return-facts.ts';

export type MasaDocuments = {
  readonly counts: DocumentCounts;
  /** Amount of the valid documents (rupiah). */
  readonly amount: string;
  readonly called: 'slips' | 'invoices';
  readonly to: string | null;
  readonly differences: (pullId: string) => string | null;
  /** Null for a tax without ledgers, or without permission. */
  readonly books: { readonly books: BooksState; readonly to: string } | null;
  readonly sendBy: string | null;
  readonly inReturn: boolean;
  readonly says: (act: Act) => string;
};

const stateOfReturn = (facts: ReturnFacts, spt: SptRecord): ReturnState => {
  const coverage = coverageOf(spt, facts.proofs(spt.id));
  const amendment = facts.amendment(spt.type);
  return {
    status: spt.status,
    revision: spt.revision,
    posted: spt.postedAt !== null,
    stale: spt.stale,
    payable: sen(spt.payable),
    overpaid: sen(spt.overpaid),
    rest: coverage.bills.reduce((all, { rest }) => all + rest, 0),
    toDo: toDoOf({ ...spt, followed: false }, coverage, true),
    amendment: amendment && { payable: sen(amendment.payable), overpaid: sen(amendment.overpaid) },
  };
};

const actAt: Readonly<Record<Act, StepName>> = {
  mend: 'documents',
  issue: 'documents',
  pay: 'pay',
  begin: 'file',
  post: 'file',
  validate: 'file',
  report: 'file',
  report_amendment: 'file',
  amend: 'file',
};

type TaxHealthParams = { readonly type: ReturnType; readonly period: string; readonly today: string };

export const documentsSay = ({ locale }: Scope, { called }: Pick<MasaDocuments, 'called'>): string =>
  say(locale, `home.health.amount.${called}`);

type Amount = Pick<HealthRow, 'amount' | 'amountSays'>;

const amountOf = (scope: Scope, documents: MasaDocuments, spt: SptRecord | null, state: ReturnState | null): Amount => {
  const correction = (n: number) => say(scope.locale, 'home.health.amount.amendment', { n });
  const due = state?.amendment;
  if (spt && due)
    return { amount: rupiah(due.payable > 0 ? due.payable : -due.overpaid), amountSays: correction(spt.revision + 1) };
  if (spt?.postedAt && (!spt.stale || isFiled(spt)))
    return { amount: spt.payable, amountSays: spt.revision > 0 ? correction(spt.revision) : null };
  return { amount: documents.amount, amountSays: documentsSay(scope, documents) };
};

/** Differences from the office's data link to the pull, everything else to the ledgers. */
const reconcileAt = (
  { books, differences }: MasaDocuments,
  pulled: { readonly count: number; readonly pullId: string } | null,
): string | null =>
  books && ((books.books.open ?? 0) > 0 || !pulled?.count) ? books.to : pulled && differences(pulled.pullId);

/** Of a masa (YYYY-MM). */
export const taxHealth = (
  scope: Scope,
  { type, period, today }: TaxHealthParams,
  documents: MasaDocuments,
  facts: ReturnFacts,
): HealthRow => {
  const { counts } = documents;
  const { companyId } = scope;
  const duty = dutyOf(
    { type, period },
    {
      versions: facts.spts(companyId),
      documents: documents.inReturn,
      payroll: facts.payroll(companyId),
      stated: facts.stated(companyId).some((one) => one.type === type),
      today,
    },
  );
  const spt = duty?.spt ?? null;
  const state = spt && stateOfReturn(facts, spt);
  const differences = facts.differences(companyId, type);
  const resource = returnResources[type];
  const page = spt ? `${sptPlaces[type]}/detail/${spt.id}` : sptPosting(type, period);
  const places = {
    documents: documents.to,
    reconcile: reconcileAt(documents, differences),
    pay: spt && leadsTo(scope, resource, 'show', sptBills(spt)),
    file: leadsTo(scope, resource, spt ? 'show' : 'create', page),
  };
  const steps: readonly Step[] = [
    documentStep(counts, documents.sendBy),
    documents.books
      ? booksStep(differences?.count ?? null, documents.books.books)
      : reconcileStep(differences?.count ?? null),
    payStep(state),
    fileStep(state),
  ];
  const act = nextAct(counts, state, duty?.state ?? null);
  const next = act && places[actAt[act]];
  const done = duty?.state === 'filed';
  const expected =
    duty ?? (!isIdle(counts) || (type === 'PPH21' && facts.payroll(companyId)) ? { dueDay: facts.dueDay(type) } : null);
  const filedOn = done && spt?.filedAt ? jakartaDay(spt.filedAt) : null;
  return {
    tax: type,
    ...amountOf(scope, documents, spt, state),
    steps: steps.map((one) => stepView(scope, one, places[one.step], documents.called)),
    duty: duty?.state ?? null,
    dueDay: filedOn ?? (duty ? duty.dueDay : facts.dueDay(type)),
    daysLeft: expected && daysLeft(today, expected.dueDay),
    done,
    next: act && next ? { says: documents.says(act), to: next } : null,
  };
};
