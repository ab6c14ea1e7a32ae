export type SortKey = { readonly field: string; readonly order: 'ASC' | 'DESC' };
export type FilterValue = string | readonly string[] | boolean;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export type ListState = {
  readonly filter: FilterValues;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
  readonly view: string | null;
};

export type FilterKind = 'text' | 'period' | 'day' | 'amount' | 'count' | 'choice' | 'choices' | 'flag' | 'yesno';
export type FilterShape = { readonly key: string; readonly kind: FilterKind };

export const pageSizes = [25, 50, 100, 250] as const;
const RESERVED = ['sort', 'page', 'size', 'view'];

const readFilter = (kind: FilterKind, text: string): FilterValue | undefined => {
  if (text === '') return undefined;
  if (kind === 'flag') return text === 'true' ? true : undefined;
  return kind === 'choices' ? text.split(',').filter(Boolean) : text;
};

const readSort = (text: string | null): SortKey[] | null =>
  text
    ? text
        .split(',')
        .filter(Boolean)
        .map((part) => (part.startsWith('-') ? { field: part.slice(1), order: 'DESC' } : { field: part, order: 'ASC' }))
    : null;

/** Missing or invalid parts come from `otherwise`. */
export const readListState = (
  search: URLSearchParams,
  shapes: readonly FilterShape[],
  otherwise: ListState,
): ListState => {
  const filter: Record<string, FilterValue> = {};
  for (const { key, kind } of shapes) {
    const value = readFilter(kind, search.get(key) ?? '');
    if (value !== undefined) filter[key] = value;
  }
  const page = Number(search.get('page') ?? 1);
  const size = Number(search.get('size'));
  return {
    filter,
    sort: readSort(search.get('sort')) ?? otherwise.sort,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    size: pageSizes.some((known) => known === size) ? size : otherwise.size,
    view: search.get('view'),
  };
};

/** Counts as numbers, yes/no as booleans, all others as text. */
export const filterParams = (
  filter: FilterValues,
  shapes: readonly FilterShape[],
): Readonly<Record<string, FilterValue | number>> => {
  const params: Record<string, FilterValue | number> = {};
  for (const [key, value] of Object.entries(filter)) {
    const kind = shapes.find((shape) => shape.key === key)?.kind;
    if (kind === 'yesno') params[key] = value === 'true';
    else if (kind !== 'count') params[key] = value;
    else if (/^\d+$/.test(String(value))) params[key] = Number(value);
  }
  return params;
};

export const withValues = (filter: FilterValues, changed: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries({ ...filter, ...changed }).filter(
      ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** For a field in both, only the intersection applies. */
export const within = (
  fixed: FilterValues | undefined,
  query: Readonly<Record<string, FilterValue | number>>,
): Readonly<Record<string, FilterValue | number>> => {
  const both = Object.entries(fixed ?? {}).map(([key, about]) => {
    const wanted = query[key];
    if (!Array.isArray(about) || wanted === undefined) return [key, about] as const;
    const chosen = (Array.isArray(wanted) ? wanted : [wanted]).filter((one) => about.includes(one));
    return [key, chosen.length > 0 ? chosen : about] as const;
  });
  return { ...query, ...Object.fromEntries(both) };
};

export const sortText = (sort: readonly SortKey[]): string =>
  sort.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field)).join(',');

/** Omits parts equal to `otherwise`. */
export const writeListState = (state: ListState, otherwise: ListState): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(state.filter)) {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== '' && value !== false) search.set(key, text);
  }
  if (sortText(state.sort) !== sortText(otherwise.sort)) search.set('sort', sortText(state.sort));
  if (state.page > 0) search.set('page', String(state.page + 1));
  if (state.size !== otherwise.size) search.set('size', String(state.size));
  if (state.view) search.set('view', state.view);
  return search;
};

export const listStateKey = (company: string, resource: string): string => `patuh.list.${company}.${resource}`;

/** Without list parameters the last state of this company may be restored. */
export const isBare = (search: URLSearchParams, shapes: readonly FilterShape[]): boolean =>
  ![...RESERVED, ...shapes.map(({ key }) => key)].some((key) => search.has(key));

/** A second click reverses the order; with Shift a click adds the column, then reverses, then removes it. */
export const sortedBy = (sort: readonly SortKey[], field: string, add: boolean): SortKey[] => {
  const known = sort.find((key) => key.field === field);
  const turned: SortKey = { field, order: known?.order === 'ASC' ? 'DESC' : 'ASC' };
  if (!add) return [known && sort.length === 1 ? turned : { field, order: known?.order ?? 'ASC' }];
  if (!known) return [...sort, turned];
  if (known.order === 'DESC' && sort.length > 1) return sort.filter((key) => key !== known);
  return sort.map((key) => (key === known ? turned : key));
};
