import { returnOf, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';
import { type BupotStatus, bupotStatus } from '#domain/bupot/status.ts';
import { issuedStatuses, needsHand, voidStatuses } from '#domain/bupot/status-queries.ts';
import { documentCounts } from '#domain/home/health.ts';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo } from './leads-to.ts';
import type { DocumentFacts, ReturnFacts } from './return-facts.ts';
import { taxHealth } from './tax-health.ts';

const drafts: readonly BupotStatus[] = [...bupotStatus.moves.submit.from, ...bupotStatus.moves.issue.from];
const faulty = (Object.keys(bupotStatus.states) as BupotStatus[]).filter((status) => needsHand({ status }));
const PULLS = '/main/ebupot/prepopulated/detail';

const kindsOf = (type: IncomeReturn) => slipKinds.filter((kind) => returnOf(kind) === type);

export const openSlips: readonly BupotStatus[] = [...faulty, ...drafts];

const usualKind: Readonly<Record<IncomeReturn, SlipKind>> = { UNIFIKASI: 'BPPU', PPH21: 'BP21' };

/** `kind`: of the first slip that needs an action, or else of the first slip. */
export type SlipFacts = DocumentFacts & { readonly kind?: SlipKind | undefined };

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

type SlipHealthParams = { readonly type: IncomeReturn; readonly period: string; readonly today: string };

/** Of a masa (YYYY-MM). */
export const slipHealth = (scope: Scope, of: SlipHealthParams, slips: SlipFacts, facts: ReturnFacts): HealthRow => {
  const { type, period } = of;
  const counts = documentCounts(slips.byStatus, {
    inForce: issuedStatuses,
    faulty,
    drafts: drafts.filter((status) => !faulty.includes(status)),
    gone: voidStatuses,
  });
  const open = openSlips.filter((status) => slips.byStatus[status]);
  const at = `${slipListPath(slips.kind ?? usualKind[type])}?period=${period}`;
  const list = open.length > 0 ? `${at}&status=${open.join()}` : at;
  return taxHealth(
    scope,
    of,
    {
      counts,
      amount: slips.amount,
      called: 'slips',
      to: leadsTo(scope, 'ebupot/slips', 'list', list),
      books: null,
      differences: (id) => leadsTo(scope, 'ebupot/slips', 'list', `${PULLS}?id=${encodeURIComponent(id)}`),
      sendBy: null,
      inReturn: counts.inForce > 0,
      says: (act) => say(scope.locale, `home.act.${act}`, { ...counts }),
    },
    facts,
  );
};
