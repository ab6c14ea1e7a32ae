import { rupiahOf } from '#domain/definition/money.ts';
import type { CreditDecision, Decided } from '#domain/faktur/credit-decision.ts';
import {
  type CreditEffect,
  type CreditGroup,
  changeOf,
  type GoneBack,
  returnsMoved,
} from '#domain/faktur/credit-effect.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { returnedBy } from '../../../../db/repositories/faktur/returned.ts';
import { validReturns } from '../../../../db/repositories/faktur/returns.ts';
import { vatOf } from '../../../../db/repositories/faktur/vat.ts';
import { withVersions } from '../../../../db/repositories/faktur/versions.ts';
import type { Deps } from '../../../services/deps.ts';
import { closedFor } from './decide-credit.ts';
import { skippedView } from './skipped-counts.ts';

type Alike = 'id' | keyof Decided;

type Chosen =
  | { readonly ids: readonly string[] }
  | { readonly filter: { readonly id?: readonly string[] | undefined } };

type CreditEffectOptions<Selection> = {
  readonly list: {
    groups<By extends Alike>(
      scope: Scope,
      query: Query,
      selection: Selection,
      today: string,
      of: { readonly by: readonly By[]; readonly sum: 'ppn' },
    ): Promise<(Pick<FakturRow<string>, By> & { count: number; sum: bigint })[]>;
  };
  readonly definition: { readonly status: Parameters<typeof returnsMoved>[2] & object };
};

type Returns = Parameters<typeof validReturns>[2];

const decided = ['status', 'period', 'code', 'creditPeriod'] as const satisfies readonly (keyof Decided)[];

const among = (selection: Chosen, ids: readonly string[]): Chosen => {
  const only = 'ids' in selection ? selection.ids : selection.filter.id;
  const chosen = only && new Set(only);
  const some = chosen ? ids.filter((id) => chosen.has(id)) : ids;
  return 'ids' in selection ? { ids: some } : { filter: { ...selection.filter, id: some } };
};

const goneBackOf = async <Selection extends Chosen>(
  scope: Scope,
  query: Query,
  { list, returns, today }: Pick<CreditEffectOptions<Selection>, 'list'> & { returns: Returns; today: string },
  selection: Selection,
): Promise<GoneBack[]> => {
  const back = await validReturns(scope, query, returns);
  if (back.length === 0) return [];
  const of = among(selection, [...new Set(back.map(({ originId }) => originId))]) as Selection;
  const rows = await list.groups(scope, query, of, today, { by: ['id', ...decided], sum: 'ppn' });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return back.flatMap(({ originId, period: backIn, ppn }) => {
    const row = byId.get(originId);
    return row ? [{ ...row, backIn, ppn }] : [];
  });
};

const creditedByReturns = async <Selection extends Chosen>(
  scope: Scope,
  query: Query,
  { list, returns, today }: Pick<CreditEffectOptions<Selection>, 'list'> & { returns: Returns; today: string },
  selection: Selection,
): Promise<CreditGroup[]> => {
  const origins = await returnedBy(scope, query, returns);
  if (origins.length === 0) return [];
  const of = among(selection, [...(await withVersions(scope, query, origins))]) as Selection;
  return list.groups(scope, query, of, today, { by: ['id', ...decided], sum: 'ppn' });
};

/** On the VAT of each masa. Nothing is written. */
export const creditEffectOf =
  <Selection extends Chosen>({ list, definition: { status } }: CreditEffectOptions<Selection>, returns: Returns) =>
  async (deps: Deps, scope: Scope, selection: Selection, decision: CreditDecision): Promise<CreditEffect> => {
    const { read } = deps.db;
    const today = jakartaDay(deps.now());
    const groups: CreditGroup[] = await list.groups(scope, read, selection, today, { by: decided, sum: 'ppn' });
    const closed = await closedFor(scope, read);
    const by = { list, returns, today };
    const returned = decision.move === 'restore' ? await creditedByReturns(scope, read, by, selection) : [];
    const change = changeOf(groups, decision, closed, { status, returned });
    const back = await goneBackOf(scope, read, by, selection);
    const periods = new Map(change.periods);
    const moved = returnsMoved(back, decision, status);
    for (const [period, more] of moved) periods.set(period, (periods.get(period) ?? 0n) + more);
    const vat = await vatOf(scope, read, [...periods.keys()]);
    return {
      total: groups.reduce((all, { count }) => all + count, 0),
      count: change.count,
      sum: rupiahOf(change.sum),
      skipped: skippedView(change.skipped, scope.locale),
      last: change.last,
      filed: [...new Set([...change.filed, ...[...moved.keys()].filter(closed)])].sort(),
      periods: [...periods].map(([period, more]) => {
        const { output, credited } = vat.get(period) ?? { output: 0n, credited: 0n };
        const now = output - credited;
        return {
          period,
          output: rupiahOf(output),
          credited: rupiahOf(credited),
          now: rupiahOf(now),
          after: rupiahOf(now - more),
        };
      }),
    };
  };
