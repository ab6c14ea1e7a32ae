import type { ComponentType, ReactNode } from 'react';
import { type Filters, shownFilters } from '#domain/definition/filter.ts';
import type { LiveKind } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { TotalsResource } from '../../client/verbs.ts';
import type { UseActions } from '../documents/DocumentChoices.tsx';
import type { FilterShape, FilterValue, FilterValues, ListState, SortKey } from './list-state.ts';
import type { Selection } from './selection.ts';

type Align = 'left' | 'right' | 'center';

export type ListColumn<Row, Totals> = {
  readonly key: string;
  readonly label: string;
  /** Message key of the heading's second line, if cells have two. */
  readonly under?: string;
  readonly unit?: string;
  readonly width: number;
  readonly least?: number;
  readonly cut?: boolean;
  readonly yields?: number;
  readonly align?: Align;
  readonly sortable?: boolean;
  /** Sticky at the left; only the first column. */
  readonly frozen?: boolean;
  /** Sticky at the right, beside the row actions. */
  readonly alwaysShown?: boolean;
  readonly hidden?: boolean;
  readonly low?: boolean;
  /** Computed on the client, not requested from the server. */
  readonly ours?: boolean;
  readonly show: (row: Row) => ReactNode;
  readonly full?: (row: Row) => string;
  readonly total?: (totals: Totals) => ReactNode;
};

type FilterOption = {
  readonly value: string;
  readonly label: string;
  readonly states?: readonly string[];
};

export type FilterInputProps = {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue) => void;
};

export type ListFilter = FilterShape & {
  readonly label: string;
  /** `link`: set only by links and shown as a chip. `tabs`: its choices are tabs above the rows. */
  readonly place: 'search' | 'bar' | 'drawer' | 'link' | 'tabs';
  readonly options?: readonly FilterOption[];
  readonly Input?: ComponentType<FilterInputProps>;
  readonly Value?: ComponentType<{ value: string }>;
};

export type SummaryItem<Totals> = {
  readonly key: string;
  readonly label: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly icon?: ReactNode;
  readonly show: (totals: Totals) => ReactNode;
  readonly totalsNote?: (totals: Totals) => ReactNode;
  /** Filter set by a click; the figure is shown as active while the list has it. */
  readonly filter?: FilterValues;
  /** Totals come from the figure's own filter, whatever the list shows; a click replaces the list's filter with it. */
  readonly own?: true;
  readonly sort?: SortKey;
  readonly low?: boolean;
};

export type BulkTarget = { readonly ids: readonly string[] } | { readonly filter: Readonly<Record<string, unknown>> };

export type BulkProps<Row> = {
  readonly target: BulkTarget;
  readonly selection: Selection;
  readonly count: number;
  readonly rows: readonly Row[];
  readonly clear: () => void;
};

export type CardProps<Row> = { readonly row: Row };

export type ListDefinition<Row, Totals extends { readonly count: number }> = {
  /** API path, and the key of stored filters. */
  readonly resource: TotalsResource;
  /** Storage key of filters, columns and views, if several lists share a resource. */
  readonly name?: string;
  readonly title: string;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly open: (row: Row) => string;
  readonly columns: readonly ListColumn<Row, Totals>[];
  /** Rows are requested with the shown columns; card, menu and preview use the fields that every row has. */
  readonly asksColumns?: true;
  readonly filters: readonly ListFilter[];
  /** A fixed filter that the user cannot change. */
  readonly fixed?: FilterValues;
  readonly start: ListState;
  readonly summary: readonly SummaryItem<Totals>[];
  readonly totalWords: (totals: Totals) => { readonly count: ReactNode; readonly note?: ReactNode };
  /** Cancelled and replaced rows are struck through. */
  readonly isVoid?: (row: Row) => boolean;
  /** Events of this kind refetch the rows they name in place. */
  readonly live: LiveKind;
  readonly announce?: (
    before: readonly Row[],
    after: readonly Row[],
  ) => { key: string; params: Record<string, string | number> } | null;
  readonly write: Permission;
  readonly Lead?: ComponentType;
  readonly CreateButton?: ComponentType;
  readonly ImportExportMenu: ComponentType<{ target: BulkTarget }>;
  readonly Bulk: ComponentType<BulkProps<Row>>;
  readonly useActions: UseActions<Row>;
  readonly Card: ComponentType<CardProps<Row>>;
  readonly Preview: ComponentType<CardProps<Row>>;
  readonly slimPreview?: true;
  readonly PreviewFoot?: ComponentType<CardProps<Row>>;
  readonly Empty: ComponentType;
};

type Listed = { readonly words: { readonly filters: string }; readonly list: { readonly filters: Filters } };
type Own = Partial<Pick<ListFilter, 'Input' | 'Value' | 'options'>>;

/** In drawer order. `left`: filters to omit. */
export const filtersOf = (
  { words, list }: Listed,
  own: Readonly<Record<string, Own>> = {},
  left: readonly string[] = [],
): readonly ListFilter[] =>
  shownFilters(list.filters, words.filters)
    .filter(({ key }) => !left.includes(key))
    .map((shown) => ({ ...shown, ...own[shown.key] }));
