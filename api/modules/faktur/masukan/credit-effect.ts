import { rupiahOf } from '#domain/definition/money.ts';
import type { CreditDecision } from '#domain/faktur/credit-decision.ts';
import { type CreditEffect, type CreditGroup, changeOf } from '#domain/faktur/credit-effect.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { vatOf } from '../../../../db/repositories/faktur/vat.ts';
import type { Deps } from '../../../services/deps.ts';
import { closedFor } from './decide-credit.ts';

type Alike = 'status' | 'period' | 'code' | 'creditPeriod';

/** A type whose PPN is decided about: its list, and its states with their moves. */
type Told<Selection> = {
  readonly list: {
    groups(
      scope: Scope,
      query: Query,
      selection: Selection,
      today: string,
      of: { readonly by: readonly Alike[]; readonly sum: 'ppn' },
    ): Promise<CreditGroup[]>;
  };
  readonly definition: { readonly status: Parameters<typeof changeOf>[3] & object };
};

/** What a decision of a selection would do to the VAT of each masa it touches. Nothing is written. */
export const creditEffectOf =
  <Selection>({ list, definition: { status } }: Told<Selection>) =>
  async (deps: Deps, scope: Scope, selection: Selection, decision: CreditDecision): Promise<CreditEffect> => {
    const { read } = deps.db;
    const groups = await list.groups(scope, read, selection, jakartaDay(deps.now()), {
      by: ['status', 'period', 'code', 'creditPeriod'],
      sum: 'ppn',
    });
    const change = changeOf(groups, decision, await closedFor(scope, read), status);
    const vat = await vatOf(scope, read, [...change.periods.keys()]);
    return {
      total: groups.reduce((all, { count }) => all + count, 0),
      count: change.count,
      sum: rupiahOf(change.sum),
      kept: [...change.kept].map(([reason, count]) => ({ reason, count, message: say(scope.locale, reason) })),
      last: change.last,
      filed: [...change.filed],
      periods: [...change.periods].map(([period, more]) => {
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
