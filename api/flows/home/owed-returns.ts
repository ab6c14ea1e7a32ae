import { returnOf } from '#domain/bupot/kinds.ts';
import type { Debt } from '#domain/calendar/waiting.ts';
import { periodAfter, periodOf } from '#domain/definition/day.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type FilingFine, filingFine } from '#domain/spt/filing.ts';
import { debtsOf, labelOf } from '#domain/spt/label.ts';
import { sptPlaces, sptPosting } from '#domain/spt/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { isFiled, newestOf, newestOfEach } from '#domain/spt/status-queries.ts';
import type { Owed } from '#domain/waiting/owed.ts';
import { unreturnedSlips } from '../../../db/repositories/bupot/unreturned.ts';
import { proofsOfSpt } from '../../../db/repositories/spt/proofs.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { closingSpts, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { coverageOf } from '../../modules/spt/cover.ts';
import { definitionOf, nextPosting } from '../../modules/spt/definition-of.ts';
import { postedWith } from '../../modules/spt/post-spt.ts';
import type { Deps } from '../../services/deps.ts';
import { leadsTo, returnResources } from './leads-to.ts';

/** Something a company still has to settle, as people call it, with what it owes. */
export type Obligation = {
  readonly key: string;
  readonly label: string;
  readonly period: string;
  readonly debts: readonly Debt[];
  readonly fine: FilingFine | null;
  readonly to: string | null;
};

/** As much of it as says what it costs. */
export const asOwed = ({ key, debts, fine }: Obligation): Owed => ({ key, debts, filing: fine });

/** Interest is at its cap of 24 months long before: what is older is settled with the tax office itself. */
const BACK = 36;

type Masa = { readonly type: ReturnType; readonly period: string };

/** Masa with a return of these kinds that is not filed, or with slips no return holds. */
const openMasas = async (deps: Deps, scope: Scope, types: readonly ReturnType[]): Promise<readonly Masa[]> => {
  const { read } = deps.db;
  const from = periodAfter(periodOf(jakartaDay(deps.now())), -BACK);
  const [returns, slips] = await Promise.all([closingSpts(scope, read), unreturnedSlips(scope, read, from)]);
  const masas = [
    ...newestOfEach(returns).flatMap(({ type, period, ...one }) =>
      !isFiled(one) && period >= from ? [{ type, period }] : [],
    ),
    ...slips.map(({ period, kind }) => ({ type: returnOf(kind), period })),
  ].filter(({ type, period }) => types.includes(type) && returnFor(type, period));
  return [...new Map(masas.map(({ type, period }) => [`${type} ${period}`, { type, period }])).values()].sort((a, b) =>
    a.period.localeCompare(b.period),
  );
};

/** What a masa still owes: by its return where that is posted, else by what posting would make of its slips. */
const owedOf = async (deps: Deps, scope: Scope, masa: Masa): Promise<Obligation> => {
  const { read } = deps.db;
  const versions = await sptVersions(scope, read, masa);
  const next = nextPosting(masa, versions);
  const newest = newestOf(versions, masa.type, masa.period);
  const spt = newest && !isFiled(newest) ? newest : null;
  const posted =
    spt?.amounts && !spt.stale
      ? spt
      : await postedWith(scope, read, next, await sourceOf(definitionOf(masa)).drawable(scope, read, next));
  const proofs = spt ? await proofsOfSpt(scope, read, spt.id) : [];
  const { bills } = coverageOf({ ...masa, amounts: posted.amounts }, proofs);
  const left = bills.flatMap(({ bill, rest }) => (rest > 0 ? [{ kapKjs: bill.kapKjs, rest }] : []));
  const revision = spt?.revision ?? (newest ? newest.revision + 1 : 0);
  return {
    key: spt ? `spt ${spt.id}` : `${masa.type} ${masa.period}`,
    label: labelOf({ ...masa, revision }, scope.locale),
    period: masa.period,
    debts: debtsOf(masa.period, left),
    fine: filingFine({ ...masa, revision }),
    to: spt
      ? leadsTo(scope, returnResources[masa.type], 'show', `${sptPlaces[masa.type]}/detail/${spt.id}`)
      : leadsTo(scope, returnResources[masa.type], 'create', sptPosting(masa.type, masa.period)),
  };
};

/** Returns of these kinds that are still to be filed, with what they leave to pay. */
export const owedReturns = async (
  deps: Deps,
  scope: Scope,
  types: readonly ReturnType[],
): Promise<readonly Obligation[]> => {
  const owed: Obligation[] = [];
  for (const masa of await openMasas(deps, scope, types)) owed.push(await owedOf(deps, scope, masa));
  return owed;
};
