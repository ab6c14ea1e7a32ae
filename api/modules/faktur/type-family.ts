import { sen } from '#domain/definition/money.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { Faktur, FakturRow } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { fakturListOf } from '../../../db/repositories/faktur/list.ts';
import type { StoredRow } from '../../../db/repositories/faktur/rows.ts';
import type { listOf } from '../../../db/repositories/list-of.ts';
import { family } from '../../documents/family.ts';
import type { Deps } from '../../services/deps.ts';
import { type FakturStep, fakturFamily, rowOfType } from './family.ts';

type RowOf<S extends string> = Omit<FakturRow, 'status'> & { status: S };
type FullOf<S extends string> = Omit<Faktur, 'status'> & { status: S };
type StepOf<S extends string, M extends string> = Omit<FakturStep<M>, 'read'> & { read: RowOf<S> };

type ListOf<S extends string, Item, F extends object, C extends string, T extends string> = ReturnType<
  typeof listOf<StoredRow, RowOf<S>, Item, F, string, C, T, S>
>;

type Shared<S extends string, M extends string> = {
  readonly wrongStatus: (row: Pick<RowOf<S>, 'status'>) => Error;
  readonly whole: {
    find(scope: Scope, query: Query, id: string): Promise<FullOf<S> | undefined>;
    load(scope: Scope, query: Query, id: string): Promise<FullOf<S>>;
  };
  view(deps: Deps, scope: Scope, id: string): Promise<FullOf<S>>;
  rows(scope: Scope, query: Query, ids: readonly string[]): Promise<RowOf<S>[]>;
  move(tx: Tx, deps: Deps, scope: Scope, now: number, steps: readonly StepOf<S, M>[]): Promise<RowOf<S>[]>;
  moveAlike(
    tx: Tx,
    deps: Deps,
    scope: Scope,
    now: number,
    reads: readonly RowOf<S>[],
    asked: Omit<StepOf<S, M>, 'read'>,
  ): Promise<RowOf<S>[]>;
};

type Told<S extends string, M extends string> = FakturDefinition<S, M>;

type Order<C extends string> = readonly (readonly [C | 'id', 'ASC' | 'DESC'])[];

/** What a type says besides its definition. */
type Own<S extends string, C extends string> = {
  readonly labelOf: (row: RowOf<S>) => string;
  /** What one amounts to, in sen: base and tax where nothing is said. */
  readonly amountOf?: (row: RowOf<S>) => bigint;
  readonly ordered?: (order: Order<C>) => Order<C>;
};

/** List and family of a type that has states of its own: rows of it have no others, which the table they share cannot say. */
export const fakturTypeFamily =
  <Item, F extends object>() =>
  <
    S extends string,
    M extends string,
    C extends string,
    T extends string,
    D extends Parameters<typeof family<RowOf<S>, Item, F, S, M, C, string, unknown>>[0]['definition'],
  >(
    definition: Told<S, M> & { readonly document: D & { readonly list: { readonly sorts: readonly C[] } } },
    { labelOf, amountOf = (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)), ordered }: Own<S, C>,
  ) => {
    const list = fakturListOf(definition as never) as unknown as ListOf<S, Item, F, C, T>;
    const rows = family({
      definition: definition.document,
      list,
      find: rowOfType(definition.type) as unknown as (
        scope: Scope,
        query: Query,
        id: string,
      ) => Promise<RowOf<S> | undefined>,
      labelOf,
      amountOf,
      ...(ordered ? { ordered } : {}),
      errorCountOf: ({ errorCount }) => errorCount,
    });
    const shared = fakturFamily(definition, rows as never) as unknown as Shared<S, M>;
    return { ...rows, ...shared, list };
  };
