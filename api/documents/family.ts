import type { JsonOf, WrittenPage } from '#domain/definition/answers.ts';
import type { Access, BulkRules, Words } from '#domain/definition/document.ts';
import type { Filters } from '#domain/definition/filter.ts';
import type { Machine } from '#domain/definition/status.ts';
import type { LiveKind } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatMoment } from '#domain/text/format.ts';
import type { Query, Tx } from '../../db/database.ts';
import { historyOf } from '../../db/repositories/history.ts';
import { memory } from '../../db/repositories/list-memory.ts';
import type { SelectionOf } from '../../db/repositories/list-of.ts';
import { bumpRevision } from '../../db/repositories/revisions.ts';
import { type Deps, permit } from '../services/deps.ts';
import { bulkJobsOf } from './bulk-job.ts';
import type { Channel } from './letter.ts';
import { type ListParams, sortOf } from './list-params.ts';
import type { Chosen } from './selection.ts';
import { type HistoryEntry, timelineOf } from './timeline.ts';

type DocumentState = { readonly id: string; readonly version: number; readonly status: string };
type Order<C extends string> = readonly (readonly [C | 'id', 'ASC' | 'DESC'])[];

type Definition<Row, S extends string, M extends string, C extends string, A extends string> = {
  readonly name: string;
  readonly resource: string;
  readonly access: Access;
  readonly words: Words;
  readonly live: LiveKind;
  readonly status: Machine<S, M>;
  readonly bulk: Readonly<Record<A, BulkRules<Row>[string]>>;
  readonly exports: readonly ('xml' | 'xlsx' | 'csv')[];
  readonly list: {
    readonly columns: readonly { readonly key: string }[];
    readonly filters: Filters;
    readonly sorts: readonly C[];
    readonly usual: Order<C>;
    readonly totals: readonly string[];
    readonly notSummed: readonly S[];
  };
};

type PageParams<F, C extends string> = {
  readonly filter: F;
  readonly sort: Order<C>;
  readonly offset: number;
  readonly limit: number;
  readonly today: string;
  readonly columns?: readonly string[] | undefined;
  readonly cellValues?: Readonly<Record<string, unknown>> | undefined;
};

/** Of the cells of a list that follow from more than the row. Pages are kept until something they show has changed. */
export type FurtherCells = {
  /** Another number after each change of the rows and of what the cells follow from. */
  readonly revision: (scope: Scope, query: Query) => Promise<number>;
  /** What else the cells depend on, such as permissions. */
  readonly by: (scope: Scope) => string;
  readonly values: (scope: Scope, query: Query) => Promise<Readonly<Record<string, unknown>>>;
};

const KEPT_PAGES = 500;

type List<Row, Item, F, C extends string, T> = {
  page(scope: Scope, query: Query, params: PageParams<F, C>): Promise<{ rows: Item[]; total: number }>;
  written(scope: Scope, query: Query, params: PageParams<F, C>): Promise<WrittenPage<Item>>;
  totals(scope: Scope, query: Query, filter: F, today: string): Promise<T>;
  walk(scope: Scope, query: Query, selection: SelectionOf<F>, today: string, size?: number): AsyncGenerator<Row[]>;
};

type FamilyOptions<
  Row,
  Item,
  Listed,
  F,
  S extends string,
  M extends string,
  C extends string,
  A extends string,
  T,
  Sums,
> = {
  readonly definition: Definition<Row, S, M, C, A>;
  readonly list: List<Row, Item, F, C, T>;
  readonly find: (scope: Scope, query: Query, id: string) => Promise<Row | undefined>;
  readonly labelOf: (row: Row) => string;
  /** In sen. */
  readonly amountOf: (row: Row) => bigint;
  readonly errorCountOf?: (row: Row, today: string) => number;
  readonly reached?: (scope: Scope, query: Query, rows: readonly Row[], channel: Channel) => Promise<boolean[]>;
  readonly ordered?: (order: Order<C>) => Order<C>;
  readonly listed?: (deps: Deps, scope: Scope, rows: readonly Item[], filter: F) => Promise<Listed[]>;
  readonly cells?: FurtherCells;
  readonly summed?: (deps: Deps, scope: Scope, totals: T, filter: F) => Promise<Sums>;
};

export type Fixed = Readonly<Record<string, string>>;

const both = (filter: object, fixed: Fixed): object => {
  if (Object.keys(fixed).length === 0) return filter;
  const wanted = filter as Readonly<Record<string, unknown>>;
  const apart = Object.entries(fixed).some(
    ([key, value]) => wanted[key] !== undefined && ![wanted[key]].flat().includes(value),
  );
  return { ...filter, ...fixed, ...(apart ? { ids: [] } : {}) };
};

export const chosenWithin = <F extends object>(selection: SelectionOf<F>, fixed: Fixed): SelectionOf<F> => {
  if (Object.keys(fixed).length === 0) return selection;
  const filter = 'ids' in selection ? { ids: [...selection.ids] } : selection.filter;
  return { filter: both(filter, fixed) as F };
};

export type StoredList<Row> = {
  readonly load: (scope: Scope, query: Query, id: string, fixed?: Fixed) => Promise<Row>;
  readonly announce: (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]) => Promise<void>;
};

const NONE: Fixed = {};

/**
 * The operations that every family shares, from its definition, its list and its own functions. Kinds of one family
 * differ in a fixed part of the filter.
 */
export const family = <
  Row extends DocumentState,
  Item,
  F extends object,
  S extends string,
  M extends string,
  C extends string,
  A extends string,
  T,
  Listed = Item,
  Sums = T,
>(
  options: FamilyOptions<Row, Item, Listed, F, S, M, C, A, T, Sums>,
) => {
  const { definition, list, find } = options;
  const { access, words, bulk, name: objectType } = definition;
  const keyOf = (key: keyof Access): Permission => access[key] ?? access.write;

  const jobs = bulkJobsOf<Row, SelectionOf<F>, A>({
    actions: Object.fromEntries(
      (Object.entries(bulk) as [A, BulkRules<Row>[string]][]).map(([action, { by, fits, recipient }]) => {
        const known = options.reached;
        const going =
          recipient && known
            ? {
                lack: recipient.lack,
                known: (scope: Scope, query: Query, rows: readonly Row[]) =>
                  known(scope, query, rows, recipient.channel),
              }
            : undefined;
        return [action, { by: keyOf(by), fits, ...(going ? { recipient: going } : {}) }];
      }),
    ) as Parameters<typeof bulkJobsOf<Row, SelectionOf<F>, A>>[0]['actions'],
    pages: list.walk,
    labelOf: options.labelOf,
    amountOf: options.amountOf,
    ...(options.errorCountOf ? { errorCountOf: options.errorCountOf } : {}),
    states: words.states,
    ...(words.noneWithoutErrors ? { noneWithoutErrors: words.noneWithoutErrors } : {}),
  });

  /** Never existed here, or was deleted; then the history says by whom and when. */
  const absent = async (scope: Scope, query: Query, id: string): Promise<Problem> => {
    const removal = words.removedBy
      ? (await historyOf(scope, query, id)).findLast((one) => one.action === 'remove' && one.objectType === objectType)
      : undefined;
    if (!removal) return new Problem('not_found');
    const { userName: by, at } = removal;
    return new Problem('not_found', {
      message: words.removedBy,
      params: { by, at: formatMoment(at) },
      extra: { removed: { by, at } },
    });
  };

  /** Another company's document, or one outside the fixed part, is 404, never 403. */
  const load = async (scope: Scope, query: Query, id: string, fixed: Fixed = NONE): Promise<Row> => {
    const found = await find(scope, query, id);
    if (!found) throw await absent(scope, query, id);
    if (Object.entries(fixed).some(([key, value]) => found[key as keyof Row] !== value)) throw new Problem('not_found');
    return found;
  };

  const pageParams = (
    deps: Deps,
    scope: Scope,
    { filter = {} as F, sort, ...rest }: ListParams<F>,
    fixed: Fixed,
  ): PageParams<F, C> => {
    permit(scope, access.list);
    const order = sortOf(sort, definition.list.sorts, definition.list.usual);
    return {
      ...rest,
      filter: both(filter, fixed) as F,
      sort: options.ordered?.(order) ?? order,
      today: jakartaDay(deps.now()),
    };
  };

  const page = async (
    deps: Deps,
    scope: Scope,
    params: ListParams<F>,
    fixed: Fixed = NONE,
  ): Promise<{ rows: Listed[]; total: number }> => {
    const narrowed = pageParams(deps, scope, params, fixed);
    const cellValues = await options.cells?.values(scope, deps.db.read);
    const { rows, total } = await list.page(scope, deps.db.read, { ...narrowed, cellValues });
    return {
      rows: options.listed ? await options.listed(deps, scope, rows, narrowed.filter) : (rows as unknown as Listed[]),
      total,
    };
  };

  const knownPages = memory<WrittenPage<Item>>(KEPT_PAGES);

  const writtenPage = async (
    { db: { read } }: Deps,
    scope: Scope,
    params: PageParams<F, C>,
  ): Promise<WrittenPage<Listed>> => {
    const { cells } = options;
    const page = cells
      ? await knownPages(
          read,
          JSON.stringify([scope.companyId, cells.by(scope), params]),
          await cells.revision(scope, read),
          async () => list.written(scope, read, { ...params, cellValues: await cells.values(scope, read) }),
        )
      : await list.written(scope, read, params);
    return page as unknown as WrittenPage<Listed>;
  };

  return {
    ...jobs,
    ...options,
    access,
    objectType,
    actions: Object.keys(bulk) as A[],
    load,
    absent,

    page,

    written: async (
      deps: Deps,
      scope: Scope,
      params: ListParams<F>,
      fixed: Fixed = NONE,
    ): Promise<WrittenPage<Listed>> => {
      if (!options.listed) return writtenPage(deps, scope, pageParams(deps, scope, params, fixed));
      const { rows, total } = await page(deps, scope, params, fixed);
      return { text: JSON.stringify(rows) as JsonOf<Listed[]>, count: rows.length, total };
    },

    /** Documents that are not summed are counted separately. */
    totals: async (deps: Deps, scope: Scope, filter: F = {} as F, fixed: Fixed = NONE): Promise<Sums> => {
      permit(scope, access.list);
      const narrowed = both(filter, fixed) as F;
      const totals = await list.totals(scope, deps.db.read, narrowed, jakartaDay(deps.now()));
      return options.summed ? options.summed(deps, scope, totals, narrowed) : (totals as unknown as Sums);
    },

    timeline: async (deps: Deps, scope: Scope, id: string, fixed: Fixed = NONE): Promise<HistoryEntry[]> => {
      permit(scope, access.view);
      await load(scope, deps.db.read, id, fixed);
      return timelineOf(scope, deps.db.read, id, words);
    },

    /** How many qualify and their amount; the first of them by id, as a new selection. */
    eligible: async (
      deps: Deps,
      scope: Scope,
      selection: SelectionOf<F>,
      action: A,
    ): Promise<Omit<Chosen, 'first'> & { ids: string[] }> => {
      permit(scope, access.view);
      const { first, ...rest } = await jobs.chooseFor(deps, scope, selection, action);
      return { ...rest, ids: first.map(({ refId }) => refId) };
    },

    announce: async (tx: Tx, deps: Deps, scope: Scope, ids: readonly string[]): Promise<void> => {
      await bumpRevision(tx, scope, definition.resource);
      const news = { kind: definition.live, ids: [...ids] };
      tx.afterCommit(() => deps.events.publish(scope.companyId, news));
    },
  };
};
