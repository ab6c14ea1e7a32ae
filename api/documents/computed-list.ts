import type { JsonOf, Totals, WrittenPage } from '#domain/definition/answers.ts';
import type { Compared, FilterOf, Filters } from '#domain/definition/filter.ts';
import { rupiahOf, sen } from '#domain/definition/money.ts';
import { dayBegins, type Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import type { SelectionOf } from '../../db/repositories/list-of.ts';

type Cells = Readonly<Record<string, unknown>>;

const stored = (value: unknown, as: Compared['as']): unknown => {
  if (as === 'sen') return sen(String(value));
  if (as === 'begin') return dayBegins(String(value));
  return as === 'end' ? dayBegins(String(value), 1) - 1 : value;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

const passes = (cells: Cells, { column, by, as }: Compared, value: unknown): boolean => {
  const values = [value].flat();
  if (by === 'among') return values.includes(cells[column]);
  if (isEmpty(value) || values.length === 0) return true;
  const cell = as === 'sen' ? sen(String(cells[column] ?? '0')) : cells[column];
  if (by === 'part') return String(cell).includes(String(value).toLowerCase());
  if (by === 'is' || by === 'in') return values.some((one) => stored(one, as) === cell);
  if (cell === null || cell === undefined) return false;
  const bound = stored(value, as) as string | number;
  return by === 'from' ? (cell as typeof bound) >= bound : (cell as typeof bound) <= bound;
};

const orderOf = (a: unknown, b: unknown, money: boolean): number => {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (money) return sen(String(a)) - sen(String(b));
  return a < b ? -1 : 1;
};

type Listed<F extends Filters, C extends string, D extends string> = {
  readonly fields: Readonly<Record<string, { readonly kind: string }>>;
  readonly list: {
    readonly filters: F;
    readonly sorts: readonly C[];
    readonly totals: readonly D[];
    readonly notSummed: readonly string[];
  };
};

/**
 * A list of rows that are computed, not stored, with the same filters, order and sums as a stored one. For rows whose
 * number is small by nature, because all of a company are computed for each request.
 */
export const computedList =
  <F extends Filters, C extends string, D extends string>({ fields, list }: Listed<F, C, D>) =>
  <S extends string, Row extends { readonly id: string; readonly status: S }>(
    load: (scope: Scope, query: Query, today: string) => Promise<readonly Row[]>,
    comparedOf: (row: Row) => Cells,
  ) => {
    const filtered = async (scope: Scope, query: Query, filter: FilterOf<F>, today: string): Promise<Row[]> => {
      const conditions = Object.entries(list.filters).flatMap(([key, { compared }]) => {
        const value = (filter as Cells)[key];
        return compared && value !== undefined ? [(cells: Cells) => passes(cells, compared, value)] : [];
      });
      return (await load(scope, query, today)).filter((row) => {
        const cells = comparedOf(row);
        return conditions.every((fits) => fits(cells));
      });
    };

    type Params = {
      readonly filter: FilterOf<F>;
      readonly sort: readonly (readonly [C | 'id', 'ASC' | 'DESC'])[];
      readonly offset: number;
      readonly limit: number;
      readonly today: string;
    };
    const page = async (scope: Scope, query: Query, { filter, sort, offset, limit, today }: Params) => {
      const rows = await filtered(scope, query, filter, today);
      rows.sort((a, b) => {
        for (const [field, way] of [...sort, ['id', 'ASC'] as const]) {
          const isMoney = fields[field]?.kind === 'money';
          const order = orderOf((a as Cells)[field], (b as Cells)[field], isMoney);
          if (order !== 0) return way === 'ASC' ? order : -order;
        }
        return 0;
      });
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    };

    return {
      page,

      written: async (scope: Scope, query: Query, params: Params): Promise<WrittenPage<Row>> => {
        const { rows, total } = await page(scope, query, params);
        return { text: JSON.stringify(rows) as JsonOf<Row[]>, count: rows.length, total };
      },

      totals: async (scope: Scope, query: Query, filter: FilterOf<F>, today: string): Promise<Totals<D, S>> => {
        const rows = await filtered(scope, query, filter, today);
        const summed = rows.filter(({ status }) => !list.notSummed.includes(status));
        const byStatus: Partial<Record<S, number>> = {};
        for (const { status } of rows) byStatus[status] = (byStatus[status] ?? 0) + 1;
        const sums = list.totals.map((key) => [
          key,
          rupiahOf(summed.reduce((sum, row) => sum + BigInt(sen(String((row as Cells)[key] ?? '0'))), 0n)),
        ]);
        return {
          ...(Object.fromEntries(sums) as Record<D, string>),
          count: rows.length,
          excluded: rows.length - summed.length,
          byStatus,
        };
      },

      async *walk(scope: Scope, query: Query, selection: SelectionOf<FilterOf<F>>, today: string) {
        // Every list has the filter `ids`.
        const filter = 'ids' in selection ? ({ ids: selection.ids } as unknown as FilterOf<F>) : selection.filter;
        yield await filtered(scope, query, filter, today);
      },
    };
  };
