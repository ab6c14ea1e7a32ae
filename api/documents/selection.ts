import { setImmediate as othersTurn } from 'node:timers/promises';
import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { Deps } from '../services/deps.ts';

export type Rule<Row> = {
  readonly by: Permission;
  readonly fits: (row: Row, today: string) => boolean;
  /** The message key if there is none. */
  readonly recipient?: {
    readonly known: (scope: Scope, query: Query, rows: readonly Row[]) => Promise<boolean[]>;
    readonly lack: string;
  };
};

export type Bulk<Row, Selection, Action extends string> = {
  readonly actions: Readonly<Record<Action, Rule<Row>>>;
  readonly pages: (
    scope: Scope,
    query: Query,
    selection: Selection,
    today: string,
    size: number,
  ) => AsyncGenerator<Row[]>;
  readonly labelOf: (row: Row) => string;
  /** In sen. */
  readonly amountOf: (row: Row) => bigint;
  readonly errorCountOf?: (row: Row, today: string) => number;
};

export type Item = { refId: string; label: string };

export type Chosen = {
  eligible: number;
  /** The first thousand ids and labels: a selection may be too large to hold in memory. */
  first: Item[];
  /** At most a hundred are listed; `ineligibleCount` counts all. */
  ineligible: { id: string; label: string; status: string; errorCount: number; reason: string | null }[];
  ineligibleCount: number;
  /** Eligible except for an unknown recipient. */
  noRecipient: { count: number; reason: string } | null;
  total: number;
  /** In rupiah. */
  amount: string;
};

const PAGE = 500;
const FIRST = 1000;
const NAMED = 100;

export const selectionsOf = <Row extends { id: string; status: string }, Selection, Action extends string>({
  actions,
  pages,
  labelOf,
  amountOf,
  errorCountOf = () => 0,
}: Bulk<Row, Selection, Action>) => {
  const itemOf = (row: Row): Item => ({ refId: row.id, label: labelOf(row) });

  /** Yields to other requests between pages, because a database in this process is synchronous. */
  async function* judged(
    deps: Deps,
    scope: Scope,
    selection: Selection,
    action: Action,
  ): AsyncGenerator<{ row: Row; fits: boolean; noRecipient: boolean; errorCount: number }[]> {
    const { fits, recipient } = actions[action];
    const today = jakartaDay(deps.now());
    for await (const rows of pages(scope, deps.db.read, selection, today, PAGE)) {
      const reached = recipient ? await recipient.known(scope, deps.db.read, rows) : [];
      yield rows.map((row, at) => {
        const allowed = fits(row, today);
        const lost = allowed && reached[at] === false;
        return { row, fits: allowed && !lost, noRecipient: lost, errorCount: errorCountOf(row, today) };
      });
      await othersTurn();
    }
  }

  async function* eligibleRows(deps: Deps, scope: Scope, selection: Selection, action: Action): AsyncGenerator<Row[]> {
    for await (const page of judged(deps, scope, selection, action))
      yield page.filter(({ fits }) => fits).map(({ row }) => row);
  }

  return {
    eligibleRows,

    eligiblePages: async function* (
      deps: Deps,
      scope: Scope,
      selection: Selection,
      action: Action,
    ): AsyncGenerator<Item[]> {
      for await (const rows of eligibleRows(deps, scope, selection, action)) yield rows.map(itemOf);
    },

    /** Unknown ids are ignored. */
    chooseFor: async (deps: Deps, scope: Scope, selection: Selection, action: Action): Promise<Chosen> => {
      const reason = say(scope.locale, actions[action].recipient?.lack ?? '');
      const chosen: Chosen = {
        eligible: 0,
        first: [],
        ineligible: [],
        ineligibleCount: 0,
        noRecipient: null,
        total: 0,
        amount: '0.00',
      };
      let amount = 0n;
      for await (const page of judged(deps, scope, selection, action))
        for (const { row, fits, noRecipient, errorCount } of page) {
          chosen.total++;
          if (fits) {
            chosen.eligible++;
            if (chosen.first.length < FIRST) chosen.first.push(itemOf(row));
            amount += amountOf(row);
          } else {
            chosen.ineligibleCount++;
            if (noRecipient) chosen.noRecipient = { count: (chosen.noRecipient?.count ?? 0) + 1, reason };
            if (chosen.ineligible.length < NAMED)
              chosen.ineligible.push({
                id: row.id,
                label: labelOf(row),
                status: row.status,
                errorCount,
                reason: noRecipient ? reason : null,
              });
          }
        }
      chosen.amount = rupiah(Number(amount));
      return chosen;
    },
  };
};
