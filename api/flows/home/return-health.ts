import { returnOf, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses, needsHand, voidStatuses } from '#domain/bupot/status-queries.ts';
import { sen } from '#domain/definition/money.ts';
import {
  daysLeft,
  documentCounts,
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
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { coverageOf } from '../../modules/spt/cover.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo, toldStep } from './leads-to.ts';
import { type DocumentFacts, owesReturn, type ReturnFacts } from './return-facts.ts';

const drafts: readonly BupotStatus[] = [...bupotStatus.moves.submit.from, ...bupotStatus.moves.issue.from];
const faulty = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => needsHand({ status }));
const PULLS = '/main/ebupot/prepopulated/detail';

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

const kindsOf = (type: IncomeReturn) => slipKinds.filter((kind) => returnOf(kind) === type);

/** Slips that wait for somebody here. */
export const openSlips: readonly BupotStatus[] = [...faulty, ...drafts];

/** Where slips of a return are looked for while it has none. */
const usualKind: Readonly<Record<IncomeReturn, SlipKind>> = { UNIFIKASI: 'BPPU', PPH21: 'BP21' };

/** Slips of a masa, and of which kind the first is that waits for somebody, or else the first of all. */
export type SlipFacts = DocumentFacts & { readonly kind?: SlipKind | undefined };

/** The slips of a return of the company of the scope. */
export const slipsOf = async (deps: Deps, scope: Scope, type: IncomeReturn, period: string): Promise<SlipFacts> => {
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const filter = { period, kind: [...kindsOf(type)] };
  const [all, issued] = await Promise.all([
    bupotList.totals(scope, read, filter, today),
    bupotList.totals(scope, read, { ...filter, status: [...issuedStatuses] }, today),
  ]);
  const open = openSlips.filter((status) => all.byStatus[status]);
  const { rows } = await bupotList.page(scope, read, {
    filter: { ...filter, ...(open.length > 0 ? { status: open } : {}) },
    sort: [],
    offset: 0,
    limit: 1,
    today,
  });
  return { byStatus: all.byStatus, amount: issued.tax, kind: rows[0]?.kind };
};

const standingOf = (facts: ReturnFacts, companyId: string, type: IncomeReturn, period: string) => {
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

type Of = { readonly type: IncomeReturn; readonly period: string; readonly today: string };

/** How a return of income tax of a masa (YYYY-MM) stands, from its slips to its receipt. */
export const returnHealth = (
  scope: Scope,
  { type, period, today }: Of,
  slips: SlipFacts,
  facts: ReturnFacts,
): HealthRow => {
  const counts = documentCounts(slips.byStatus, {
    inForce: issuedStatuses,
    faulty,
    drafts: drafts.filter((status) => !faulty.includes(status)),
    gone: voidStatuses,
  });
  const found = standingOf(facts, scope.companyId, type, period);
  const differences = facts.differences(scope.companyId, type);
  const spt = found?.spt ?? null;
  const standing = found?.standing ?? null;
  const page = spt ? `${sptPlaces[type]}/detail/${spt.id}` : sptPosting(type, period);
  const open = openSlips.filter((status) => slips.byStatus[status]);
  const at = `${slipListPath(slips.kind ?? usualKind[type])}?period=${period}`;
  const list = open.length > 0 ? `${at}&status=${open.join()}` : at;
  const pull = differences && `${PULLS}?id=${encodeURIComponent(differences.pullId)}`;
  const places = {
    documents: leadsTo(scope, 'ebupot/slips', 'list', list),
    reconcile: pull && leadsTo(scope, 'ebupot/slips', 'list', pull),
    pay: spt && leadsTo(scope, 'ebupot/unifikasi/spt', 'show', sptBills(spt)),
    file: leadsTo(scope, 'ebupot/unifikasi/spt', spt ? 'show' : 'create', page),
  };
  const steps: readonly Step[] = [
    documentStep(counts),
    reconcileStep(differences?.count ?? null),
    payStep(standing),
    fileStep(standing),
  ];
  const act = nextAct(counts, standing);
  const next = act && places[actAt[act]];
  const { dueDay } = facts;
  const done = standing !== null && isFiled(standing);
  const masa = { type, period };
  const nothingToFile = !spt && isIdle(counts) && !owesReturn(facts, scope.companyId, masa, slips);
  return {
    tax: type,
    amount: spt && standing?.posted && !spt.stale ? spt.payable : slips.amount,
    steps: steps.map((one) => toldStep(scope, one, places[one.step], 'slips')),
    dueDay: done && spt?.filedAt ? jakartaDay(spt.filedAt) : dueDay,
    daysLeft: done || nothingToFile ? null : daysLeft(today, dueDay),
    done,
    next: act && next ? { says: say(scope.locale, `home.act.${act}`, { ...counts }), to: next } : null,
  };
};
