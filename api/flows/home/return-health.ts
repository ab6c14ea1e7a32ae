import { isSlipKind, returnOf, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
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
import { toldDue } from '#domain/spt/filing.ts';
import { sptBills, sptPlaces, sptPosting } from '#domain/spt/place.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { openOfMasa } from '../../../db/repositories/pull-rows.ts';
import { latestPulls } from '../../../db/repositories/pulls.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { coveredBy } from '../../modules/spt/cover.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';
import { owesReturn } from './owes-return.ts';
import { toldStep } from './told-step.ts';

const drafts: readonly BupotStatus[] = [...bupotStatus.moves.submit.from, ...bupotStatus.moves.issue.from];
const faulty = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => needsHand({ status }));
const PULLS = '/main/ebupot/prepopulated/detail';
/** Of more differences nobody is told the exact number. */
const MOST_DIFFERENCES = 1000;
const LATEST = 20;

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

const kindsOf = (type: ReturnType) => slipKinds.filter((kind) => returnOf(kind) === type);

/** What the newest pull over this masa left open of the slips of a return; null where the office was not asked. */
const differencesOf = async (deps: Deps, scope: Scope, type: ReturnType, period: string) => {
  const { read } = deps.db;
  const pulls = await latestPulls(scope, read, 'bupot', LATEST);
  const pull = pulls.find(
    ({ asked: { from, to }, status }) =>
      from !== undefined && from <= period && period <= (to ?? from) && (status === 'REVIEW' || status === 'FINISHED'),
  );
  if (!pull) return null;
  const open = await openOfMasa(scope, read, pull.id, period, MOST_DIFFERENCES);
  const own = open.filter(({ theirs }) => {
    const { kind } = theirs as { readonly kind?: unknown };
    return typeof kind === 'string' && isSlipKind(kind) && returnOf(kind) === type;
  });
  return { count: own.length, to: `${PULLS}?id=${encodeURIComponent(pull.id)}` };
};

/** Where slips of a return are looked for while it has none. */
const usualKind: Readonly<Record<ReturnType, SlipKind>> = { UNIFIKASI: 'BPPU', PPH21: 'BP21' };

/** The slips of a masa, and the list where the first stands that waits for somebody. */
const slipsOf = async (deps: Deps, scope: Scope, type: ReturnType, period: string, today: string) => {
  const { read } = deps.db;
  const filter = { period, kind: [...kindsOf(type)] };
  const [all, issued] = await Promise.all([
    bupotList.totals(scope, read, filter, today),
    bupotList.totals(scope, read, { ...filter, status: [...issuedStatuses] }, today),
  ]);
  const counts = documentCounts(all.byStatus, {
    inForce: issuedStatuses,
    faulty,
    drafts: drafts.filter((status) => !faulty.includes(status)),
    gone: voidStatuses,
  });
  const open = [...faulty, ...drafts].filter((status) => all.byStatus[status]);
  const [first] = (
    await bupotList.page(scope, read, {
      filter: { ...filter, ...(open.length > 0 ? { status: open } : {}) },
      sort: [],
      offset: 0,
      limit: 1,
      today,
    })
  ).rows;
  const at = `${slipListPath(first?.kind ?? usualKind[type])}?period=${period}`;
  return { counts, tax: issued.tax, at: open.length > 0 ? `${at}&status=${open.join()}` : at };
};

const standingOf = async (deps: Deps, scope: Scope, type: ReturnType, period: string) => {
  const { read } = deps.db;
  const spt = newestOf(await sptVersions(scope, read, { type, period }), type, period);
  if (!spt) return null;
  const { coverage } = await coveredBy(scope, read, spt);
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

/** How a return of income tax of a masa (YYYY-MM) stands, from its slips to its receipt. */
export const returnHealth = async (deps: Deps, scope: Scope, type: ReturnType, period: string): Promise<HealthRow> => {
  const today = jakartaDay(deps.now());
  const [{ counts, tax, at }, found, differences] = await Promise.all([
    slipsOf(deps, scope, type, period, today),
    standingOf(deps, scope, type, period),
    differencesOf(deps, scope, type, period),
  ]);
  const spt = found?.spt ?? null;
  const standing = found?.standing ?? null;
  const page = spt ? `${sptPlaces[type]}/detail/${spt.id}` : sptPosting(type, period);
  const places = {
    documents: leadsTo(scope, 'ebupot/slips', 'list', at),
    reconcile: differences && leadsTo(scope, 'ebupot/slips', 'list', differences.to),
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
  const { dueDay } = toldDue(period);
  const done = standing !== null && isFiled(standing);
  const nothingToFile = !spt && isIdle(counts) && !(await owesReturn(deps, scope, { type, period }));
  return {
    tax: type,
    amount: spt && standing?.posted && !spt.stale ? spt.payable : tax,
    steps: steps.map((one) => toldStep(scope, one, places[one.step], 'slips')),
    dueDay: done && spt?.filedAt ? jakartaDay(spt.filedAt) : dueDay,
    daysLeft: done || nothingToFile ? null : daysLeft(today, dueDay),
    done,
    next: act && next ? { says: say(scope.locale, `home.act.${act}`, { ...counts }), to: next } : null,
  };
};
