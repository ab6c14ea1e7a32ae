import { type FilterKind, type Filters, shownFilters } from './filter.ts';

type Listed = {
  readonly resource: string;
  readonly list: {
    readonly columns: readonly { readonly key: string; readonly width: number; readonly [more: string]: unknown }[];
    readonly filters: Filters;
    readonly usual: readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];
  };
};

/** What a page must know of a list to ask for its rows before the list's code is loaded. */
export type OpeningList = {
  readonly resource: string;
  readonly columns: readonly {
    readonly key: string;
    readonly width: number;
    readonly hidden: boolean;
    readonly frozen: boolean;
  }[];
  readonly filters: readonly { readonly key: string; readonly kind: FilterKind }[];
  readonly sort: readonly { readonly field: string; readonly order: 'ASC' | 'DESC' }[];
};

export const openingList = ({ resource, list }: Listed): OpeningList => ({
  resource,
  columns: list.columns.map(({ key, width, hidden, frozen }) => ({
    key,
    width,
    hidden: hidden === true,
    frozen: frozen === true,
  })),
  filters: shownFilters(list.filters, '').map(({ key, kind }) => ({ key, kind })),
  sort: list.usual.map(([field, order]) => ({ field, order })),
});
