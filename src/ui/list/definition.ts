import type { ComponentType, ReactNode } from 'react';
import { type Filters, shownFilters } from '#domain/definition/filter.ts';
import type { LiveKind } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { UseActions } from '../documents/DocumentChoices.tsx';
import type { FilterShape, FilterValue, FilterValues, ListState, SortKey } from './list-state.ts';
import type { Selection } from './selection.ts';

type Align = 'left' | 'right' | 'center';

export type ListColumn<Row, Totals> = {
  readonly key: string;
  /** Message key of the heading. */
  readonly label: string;
  /** Message key of a second line of the heading, where a cell has two. */
  readonly under?: string;
  /** Shown lighter after the heading: "(Rp)". */
  readonly unit?: string;
  readonly width: number;
  /** As narrow as its content allows in a tight table. */
  readonly least?: number;
  /** Its text may be cut: what room is left in a tight table goes to such columns. */
  readonly cut?: boolean;
  /** Not shown where there is no room for it; 1 stays longest. */
  readonly yields?: number;
  readonly align?: Align;
  readonly sortable?: boolean;
  /** Stays in sight while the rest scrolls; only the first column. */
  readonly frozen?: boolean;
  /** Stays in sight at the right edge, beside the row's actions. */
  readonly stays?: boolean;
  /** Not shown until a person asks for it. */
  readonly hidden?: boolean;
  /** Gives way while the preview is docked beside the list. */
  readonly low?: boolean;
  /** Worked out here: the server is not asked for it. */
  readonly ours?: boolean;
  readonly show: (row: Row) => ReactNode;
  /** The whole text where the cell may be cut. */
  readonly full?: (row: Row) => string;
  readonly total?: (totals: Totals) => ReactNode;
};

type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** States a tab stands for: how many rows it has. */
  readonly states?: readonly string[];
};

export type FilterInputProps = {
  readonly label: string;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue) => void;
};

export type ListFilter = FilterShape & {
  /** Message key. */
  readonly label: string;
  /** `link`: set by following a link alone; its chip is all there is of it. `tabs`: its choices stand above the rows. */
  readonly place: 'search' | 'bar' | 'drawer' | 'link' | 'tabs';
  readonly options?: readonly FilterOption[];
  /** Set in the drawer by an input of its own. */
  readonly Input?: ComponentType<FilterInputProps>;
  /** Names the value in its chip, where it takes more than words. */
  readonly Value?: ComponentType<{ value: string }>;
};

export type SummaryItem<Totals> = {
  readonly key: string;
  readonly label: string;
  /** What its words are told. */
  readonly params?: Readonly<Record<string, string>>;
  readonly icon?: ReactNode;
  readonly show: (totals: Totals) => ReactNode;
  /** At the end of the line above the figure. */
  readonly beside?: (totals: Totals) => ReactNode;
  /** What a click filters by; the strip shows it as on while the filter says the same. */
  readonly filter?: FilterValues;
  /** Told of what its own filter finds, whatever the list shows; a click asks for that and nothing else. */
  readonly own?: true;
  /** What a click sorts by, for amounts. */
  readonly sort?: SortKey;
  readonly low?: boolean;
};

/** What a bulk action works on: chosen ids, or the filter when everything it finds is chosen. */
export type BulkTarget = { readonly ids: readonly string[] } | { readonly filter: Readonly<Record<string, unknown>> };

export type BulkProps<Row> = {
  readonly target: BulkTarget;
  readonly selection: Selection;
  readonly count: number;
  /** The chosen rows that are on this page. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
};

export type CardProps<Row> = { readonly row: Row };

export type ListDefinition<Row, Totals extends { readonly count: number }> = {
  /** Path under the API and the name filters are kept under. */
  readonly resource: string;
  /** Where several lists read one resource: what filters, columns and views of this one are kept under. */
  readonly name?: string;
  /** Message key of the page's heading. */
  readonly title: string;
  readonly rowId: (row: Row) => string;
  /** What a row is called when spoken of: its number, or its reference. */
  readonly rowName: (row: Row) => string;
  readonly open: (row: Row) => string;
  readonly columns: readonly ListColumn<Row, Totals>[];
  /** Rows are asked for with the columns that are shown; card, menu and preview take what they need from what every row carries. */
  readonly asksColumns?: true;
  readonly filters: readonly ListFilter[];
  /** What this list is about, whatever a person filters besides. */
  readonly fixed?: FilterValues;
  readonly start: ListState;
  readonly summary: readonly SummaryItem<Totals>[];
  /** The words at the left of the totals row: how many, and what is not summed. */
  readonly totalWords: (totals: Totals) => { readonly count: ReactNode; readonly note?: ReactNode };
  /** Cancelled and replaced rows: still there, struck through. */
  readonly isVoid?: (row: Row) => boolean;
  /** Whether an event of this kind touches rows here; its ids are read again in place. */
  readonly live: LiveKind;
  /** What is worth saying aloud when these rows came in anew. */
  readonly announce?: (
    before: readonly Row[],
    after: readonly Row[],
  ) => { key: string; params: Record<string, string | number> } | null;
  readonly write: Permission;
  /** Above the heading: the ways to neighbouring lists. */
  readonly Lead?: ComponentType;
  readonly CreateButton?: ComponentType;
  readonly ImportExportMenu: ComponentType<{ target: BulkTarget }>;
  readonly Bulk: ComponentType<BulkProps<Row>>;
  /** What may be done with one row: its menu, its card and its preview offer it. */
  readonly useActions: UseActions<Row>;
  readonly Card: ComponentType<CardProps<Row>>;
  readonly Preview: ComponentType<CardProps<Row>>;
  /** Takes little room beside the list. */
  readonly slimPreview?: true;
  /** Beside what may be done with the row that is looked at. */
  readonly PreviewFoot?: ComponentType<CardProps<Row>>;
  readonly Empty: ComponentType;
};

type Listed = { readonly words: { readonly filters: string }; readonly list: { readonly filters: Filters } };
/** What a screen adds to a filter of the definition: an input, a name, choices that are known here alone. */
type Own = Partial<Pick<ListFilter, 'Input' | 'Value' | 'options'>>;

/** The filters of a document's definition, in the order of the drawer. `left`: out of this list. */
export const filtersOf = (
  { words, list }: Listed,
  own: Readonly<Record<string, Own>> = {},
  left: readonly string[] = [],
): readonly ListFilter[] =>
  shownFilters(list.filters, words.filters)
    .filter(({ key }) => !left.includes(key))
    .map((shown) => ({ ...shown, ...own[shown.key] }));
