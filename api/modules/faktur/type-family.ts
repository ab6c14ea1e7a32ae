import type { FilterOf, Filters } from '#domain/definition/filter.ts';
import { sen } from '#domain/definition/money.ts';
import type { FakturDefinition } from '#domain/faktur/definition.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { VatType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { fakturListOf } from '../../../db/repositories/faktur/list.ts';
import { family } from '../../documents/family.ts';
import type { Channel } from '../../documents/letter.ts';
import { fakturFamily, rowOfType } from './family.ts';

type Order<C extends string> = readonly (readonly [C | 'id', 'ASC' | 'DESC'])[];

type Own<S extends string, C extends string> = {
  readonly labelOf: (row: FakturRow<S>) => string;
  /** Amount in sen; defaults to base plus tax. */
  readonly amountOf?: (row: FakturRow<S>) => bigint;
  readonly ordered?: (order: Order<C>) => Order<C>;
  readonly reached?: (
    scope: Scope,
    query: Query,
    rows: readonly FakturRow<S>[],
    channel: Channel,
  ) => Promise<boolean[]>;
};

export const fakturTypeFamily =
  <Item>() =>
  <
    L extends Filters,
    S extends string,
    M extends string,
    C extends string,
    A extends string,
    T extends string,
    D extends Parameters<typeof family<FakturRow<S>, Item, FilterOf<L>, S, M, C, A, unknown>>[0]['definition'],
  >(
    definition: FakturDefinition<S, M, VatType> & {
      readonly document: D & {
        readonly list: { readonly filters: L; readonly sorts: readonly C[]; readonly totals: readonly T[] };
      };
    },
    { labelOf, amountOf = (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)), ordered, reached }: Own<S, C>,
  ) => {
    const list = fakturListOf<Item>()<L, C, T, S>(definition);
    const rows = family({
      definition: definition.document,
      list,
      find: rowOfType(definition),
      labelOf,
      amountOf,
      ...(ordered ? { ordered } : {}),
      ...(reached ? { reached } : {}),
      errorCountOf: ({ errorCount }) => errorCount,
    });
    return { ...rows, ...fakturFamily(definition, rows), list };
  };
