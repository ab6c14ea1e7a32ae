import { sen } from '#domain/definition/money.ts';
import {
  type BooksStanding,
  booksStep,
  type DocumentCounts,
  daysLeft,
  documentStep,
  fileStep,
  isIdle,
  nextAct,
  payStep,
  type ReturnStanding,
  reconcileStep,
  type Step,
} from '#domain/home/health.ts';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import { coverageOf } from '../../modules/spt/cover.ts';
import { leadsTo, returnResources, toldStep } from './leads-to.ts';
import type { ReturnFacts } from './return-facts.ts';

/** The documents of a masa as the row of their tax tells of them. */
export type MasaDocuments = {
  readonly counts: DocumentCounts;
  /** What those in force amount to (rupiah). */
  readonly amount: string;
  readonly called: 'slips' | 'invoices';
  /** Where they are listed. */
  readonly to: string | null;
  /** Where what differs from the office's own data is looked at, by the pull that found it. */
  readonly differences: (pullId: string) => string | null;
  /** The ledgers held against them, and where that is looked at; null for a tax without, and for who may not see them. */
  readonly books: { readonly standing: BooksStanding; readonly to: string } | null;
  /** Their own last day while it is theirs that comes first. */
  readonly sendBy: string | null;
  /** Whether a return is due although nothing stands in the masa. */
  readonly owed: boolean;
  /** What is to be done with them in the reader's words. */
  readonly says: (act: Act) => string;
};

const standingOf = (facts: ReturnFacts, companyId: string, type: ReturnType, period: string) => {
  const spt = newestOf(facts.spts(companyId), type, period);
  if (!spt) return null;
  const coverage = coverageOf(spt, facts.proofs(spt.id));
  const standing: ReturnStanding = {
    status: spt.status,
    posted: spt.postedAt !== null,
    stale: spt.stale,
    payable: sen(spt.payable),
    rest: coverage.bills.reduce((all, { rest }) => all + rest, 0),
    toDo: toDoOf(spt, coverage, true),
  };
  return { spt, standing };
};

/** The step whose page an act is done on. */
const actAt = {
  mend: 'documents',
  issue: 'documents',
  pay: 'pay',
  begin: 'file',
  post: 'file',
  validate: 'file',
  report: 'file',
} as const;
export type Act = keyof typeof actAt;

type Of = { readonly type: ReturnType; readonly period: string; readonly today: string };

/** What differs from the office's data alone is looked at where that is; everything else where the ledgers are. */
const reconcileAt = (
  { books, differences }: MasaDocuments,
  pulled: { readonly count: number; readonly pullId: string } | null,
): string | null =>
  books && ((books.standing.open ?? 0) > 0 || !pulled?.count) ? books.to : pulled && differences(pulled.pullId);

/** How the tax of a masa (YYYY-MM) stands, from its documents to the receipt of its return. */
export const taxHealth = (
  scope: Scope,
  { type, period, today }: Of,
  documents: MasaDocuments,
  facts: ReturnFacts,
): HealthRow => {
  const { counts, owed } = documents;
  const found = standingOf(facts, scope.companyId, type, period);
  const differences = facts.differences(scope.companyId, type);
  const spt = found?.spt ?? null;
  const standing = found?.standing ?? null;
  const resource = returnResources[type];
  const page = spt ? `${sptPlaces[type]}/detail/${spt.id}` : sptPosting(type, period);
  const places = {
    documents: documents.to,
    reconcile: reconcileAt(documents, differences),
    pay: spt && leadsTo(scope, resource, 'show', sptBills(spt)),
    file: leadsTo(scope, resource, spt ? 'show' : 'create', page),
  };
  const steps: readonly Step[] = [
    documentStep(counts),
    documents.books
      ? booksStep(differences?.count ?? null, documents.books.standing)
      : reconcileStep(differences?.count ?? null),
    payStep(standing),
    fileStep(standing),
  ];
  const act: Act | null = nextAct(counts, standing) ?? (!spt && owed ? 'begin' : null);
  const next = act && places[actAt[act]];
  const dueDay = documents.sendBy ?? facts.dueDay(type);
  const done = standing !== null && isFiled(standing);
  const nothingToFile = !spt && !owed && isIdle(counts);
  return {
    tax: type,
    amount: spt && standing?.posted && !spt.stale ? spt.payable : documents.amount,
    steps: steps.map((one) => toldStep(scope, one, places[one.step], documents.called)),
    dueDay: done && spt?.filedAt ? jakartaDay(spt.filedAt) : dueDay,
    daysLeft: done || nothingToFile ? null : daysLeft(today, dueDay),
    done,
    next: act && next ? { says: documents.says(act), to: next } : null,
  };
};
