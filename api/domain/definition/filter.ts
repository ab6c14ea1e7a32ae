import { z } from 'zod';

/** How a filter is written in an address, and by what it is set on a screen. */
export type FilterKind = 'text' | 'period' | 'day' | 'amount' | 'count' | 'choice' | 'choices' | 'flag' | 'yesno';

/** `link`: set by following a link alone; its chip is all there is of it. `tabs`: its choices stand above the rows. */
export type FilterPlace = 'search' | 'bar' | 'drawer' | 'link' | 'tabs';

export type FilterOption = {
  readonly value: string;
  /** Message key, or the word itself where it is the same in every language. */
  readonly label: string;
  /** States a tab stands for: how many rows it has. */
  readonly states?: readonly string[];
};

/** What a screen shows of a filter; plain data. */
export type ShownFilter = {
  readonly key: string;
  readonly kind: FilterKind;
  readonly place: FilterPlace;
  /** Message key. */
  readonly label: string;
  readonly options?: readonly FilterOption[];
};

/** A column of the document's table, and how it is compared. */
export type Compared = {
  readonly column: string;
  /** `in`: any of these, and no condition where none is said; `among`: any of these, and nothing where there are none. */
  readonly by: 'is' | 'in' | 'among' | 'from' | 'to' | 'part';
  /** What the value is in the column: hundredths of a rupiah, or the moment a day of Jakarta begins or ends. */
  readonly as?: 'sen' | 'begin' | 'end';
};

/** One thing a list may be narrowed by, said once: what is taken in, what is asked of the database, what a screen shows. */
export type Filter<Z extends z.ZodType = z.ZodType> = {
  readonly schema: Z;
  /** Left out: the repository knows the condition by the filter's name. */
  readonly compared?: Compared;
  /** Left out: asked over the wire alone. */
  readonly shown?: Omit<ShownFilter, 'key' | 'label'> & {
    /** Where the words are not under the filter's own name. */
    readonly label?: string;
  };
};

export type Filters = Readonly<Record<string, Filter>>;

/** A filter of a list as it is asked for: any of its entries, none of others. */
export type FilterOf<F extends Filters> = { -readonly [K in keyof F]?: z.output<F[K]['schema']> | undefined };

const oneOrMore = <T extends z.ZodType>(of: T) => z.union([of, z.array(of).max(100)]);
const words = z.string().trim().max(255);
const masa = z.string().regex(/^\d{4}-\d{2}$/);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const rupiah = z.string().regex(/^-?\d{1,13}(\.\d{1,2})?$/);
const id = z.string().max(64);
const ids = z.array(id).max(1000);

type Place = { readonly place?: FilterPlace };
type Named = { readonly column?: string };

const shownAt = (kind: FilterKind, place: FilterPlace | undefined, options?: readonly FilterOption[]) =>
  place === undefined ? {} : { shown: { kind, place, ...(options ? { options } : {}) } };
const comparedBy = (column: string | undefined, by: Compared['by'], as?: Compared['as']) =>
  column === undefined ? {} : { compared: { column, by, ...(as ? { as } : {}) } };

/** The search box: a part of the text a row is found by. */
export const search = (label?: string) => ({
  schema: words,
  compared: { column: 'searchText', by: 'part' } as const,
  shown: { kind: 'text', place: 'search', ...(label ? { label } : {}) } as const,
});

/** A text of a shape, which is the column; of several any will do. */
export const oneOf = <Z extends z.ZodType<string, unknown>>(of: Z, { column, place }: Place & Named) => ({
  schema: oneOrMore(of),
  ...comparedBy(column, 'in'),
  ...shownAt('text', place),
});

/** Any of a few that are known; `options` are words for each, or where such words stand. */
export const choices = <const C extends string>(
  of: readonly C[],
  { column, place, options }: Place & Named & { readonly options: string | readonly FilterOption[] },
) => ({
  schema: oneOrMore(z.enum(of as unknown as readonly [C, ...C[]])),
  ...comparedBy(column, 'in'),
  ...shownAt(
    'choices',
    place,
    typeof options === 'string' ? of.map((value) => ({ value, label: `${options}.${value}` })) : options,
  ),
});

/** A text typed by a person: the column as a whole. */
export const text = ({ column, place }: Place & Named = {}) => ({
  schema: words,
  ...comparedBy(column, 'is'),
  ...shownAt('text', place),
});

/** The id of another record. */
export const idOf = ({ column, place }: Place & Named = {}) => ({
  schema: id,
  ...comparedBy(column, 'is'),
  ...shownAt('text', place),
});

type Bound = Place & Named & { readonly by?: 'is' | 'from' | 'to' };

/** A masa: the column itself, or the first or the last it may be. */
export const period = ({ column, by = 'is', place }: Bound = {}) => ({
  schema: masa,
  ...comparedBy(column, by),
  ...shownAt('period', place),
});

/** A day; `moment`: the column is a moment, which the first and the last day include. */
export const day = ({ column, by = 'is', moment, place }: Bound & { readonly moment?: true }) => ({
  schema: date,
  ...comparedBy(column, by, moment && (by === 'to' ? 'end' : 'begin')),
  ...shownAt('day', place),
});

/** The least or the most of an amount, in rupiah. */
export const amount = ({
  column,
  by,
  place = 'drawer',
}: Place & { readonly column: string; readonly by: 'from' | 'to' }) => ({
  schema: rupiah,
  ...comparedBy(column, by, 'sen'),
  ...shownAt('amount', place),
});

/** So many days at most. */
export const days = ({ place }: Place = {}) => ({ schema: z.int().min(0).max(366), ...shownAt('count', place) });

/** On, or not asked. */
export const flag = ({ column, place }: Place & Named = {}) => ({
  schema: z.boolean(),
  ...comparedBy(column, 'is'),
  ...shownAt('flag', place),
});

/** Yes, no, or not asked; `options`: message keys of both. */
export const yesNo = ({ column, place, options }: Place & Named & { readonly options: readonly [string, string] }) => ({
  schema: z.boolean(),
  ...comparedBy(column, 'is'),
  ...shownAt('yesno', place, [
    { value: 'true', label: options[0] },
    { value: 'false', label: options[1] },
  ]),
});

/** Records by name, as bulk actions and react-admin's getMany (with `id`) ask for them: in every list. */
export const byIds = {
  ids: { schema: ids, compared: { column: 'id', by: 'among' } },
  id: { schema: ids, compared: { column: 'id', by: 'among' } },
} as const satisfies Filters;

type Schema<F extends Filters> = z.ZodObject<{ [K in keyof F]: z.ZodOptional<F[K]['schema']> }, z.core.$strict>;

/** What a list takes in. A key that is not named is refused. */
export const filterSchema = <F extends Filters>(filters: F): Schema<F> =>
  z.strictObject(
    Object.fromEntries(Object.entries(filters).map(([key, { schema }]) => [key, schema.optional()])),
  ) as unknown as Schema<F>;

/** What a screen shows of them, in their order; `labels` is where the words of their names stand. */
export const shownFilters = (filters: Filters, labels: string): readonly ShownFilter[] =>
  Object.entries(filters).flatMap(([key, { shown }]) =>
    shown ? [{ ...shown, key, label: `${labels}.${shown.label ?? key}` }] : [],
  );
