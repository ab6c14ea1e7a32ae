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
  /** A letter needs somewhere to go: for each record whether it has that, and the message key of its lack. */
  readonly recipient?: {
    readonly known: (scope: Scope, query: Query, rows: readonly Row[]) => Promise<boolean[]>;
    readonly lack: string;
  };
};

/** What can be done with many records of a family at once, who may, and which of them qualify. */
export type Bulk<Row, Selection, Action extends string> = {
  readonly actions: Readonly<Record<Action, Rule<Row>>>;
  /** A selection, page by page. */
  readonly pages: (
    scope: Scope,
    query: Query,
    selection: Selection,
    today: string,
    size: number,
  ) => AsyncGenerator<Row[]>;
  readonly labelOf: (row: Row) => string;
  /** What a record amounts to, in sen. */
  readonly amountOf: (row: Row) => bigint;
  /** What is known to be wrong with a record. */
  readonly errorCountOf?: (row: Row, today: string) => number;
};

export type Item = { refId: string; label: string };

export type Chosen = {
  /** How many qualify. */
  eligible: number;
  /** The first thousand of them by name: a selection may be far larger than what should be held at once. */
  first: Item[];
  /** At most a hundred are named; `ineligibleCount` counts all. */
  ineligible: { id: string; label: string; status: string; errorCount: number; reason: string | null }[];
  ineligibleCount: number;
  /** Of those, how many allow it but for a recipient that is not known, and what that is called. */
  noRecipient: { count: number; reason: string } | null;
  total: number;
  /** What the eligible amount to together, in rupiah. */
  amount: string;
};

const PAGE = 500;
const FIRST = 1000;
const NAMED = 100;

/** Goes through selections of one family of records. */
export const selectionsOf = <Row extends { id: string; status: string }, Selection, Action extends string>({
  actions,
  pages,
  labelOf,
  amountOf,
  errorCountOf = () => 0,
}: Bulk<Row, Selection, Action>) => {
  const itemOf = (row: Row): Item => ({ refId: row.id, label: labelOf(row) });

  /** A selection, page by page, with who qualifies. A database in this process answers at once, so others get their turn between pages. */
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
    /** Those who qualify for an action, page by page. */
    eligibleRows,

    /** The same as items of a job. */
    eligiblePages: async function* (
      deps: Deps,
      scope: Scope,
      selection: Selection,
      action: Action,
    ): AsyncGenerator<Item[]> {
      for await (const rows of eligibleRows(deps, scope, selection, action)) yield rows.map(itemOf);
    },

    /** Goes through a selection and tells how many qualify for an action. Unknown ids are neither. */
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
