import { z } from 'zod';

export type FilterKind = 'text' | 'period' | 'day' | 'amount' | 'count' | 'choice' | 'choices' | 'flag' | 'yesno';

/** `link`: set only by a link and shown as a chip. `tabs`: its choices are shown as tabs above the rows. */
export type FilterPlace = 'search' | 'bar' | 'drawer' | 'link' | 'tabs';

export type FilterOption = {
  readonly value: string;
  readonly label: string;
  /** States covered by a tab, for its row count. */
  readonly states?: readonly string[];
};

export type ShownFilter = {
  readonly key: string;
  readonly kind: FilterKind;
  readonly place: FilterPlace;
  readonly label: string;
  readonly options?: readonly FilterOption[];
};

export type Compared = {
  readonly column: string;
  /** `in`: any of these, no condition if the list is empty; `among`: any of these, no rows if the list is empty. */
  readonly by: 'is' | 'in' | 'among' | 'from' | 'to' | 'part';
  /** Conversion to the column's type: hundredths of a rupiah, or the moment a day in Jakarta begins or ends. */
  readonly as?: 'sen' | 'begin' | 'end';
};

export type Filter<Z extends z.ZodType = z.ZodType> = {
  readonly schema: Z;
  /** If missing, the repository implements the condition under the filter's name. */
  readonly compared?: Compared;
  /** If missing, the filter is available in the API only. */
  readonly shown?: Omit<ShownFilter, 'key' | 'label'> & {
    readonly label?: string;
  };
};

export type Filters = Readonly<Record<string, Filter>>;

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

/** The search box: finds rows that contain the text. */
export const search = (label?: string) => ({
  schema: words,
  compared: { column: 'searchText', by: 'part' } as const,
  shown: { kind: 'text', place: 'search', ...(label ? { label } : {}) } as const,
});

/** A text matching a schema, compared to the column; of several values any matches. */
export const oneOf = <Z extends z.ZodType<string, unknown>>(of: Z, { column, place }: Place & Named) => ({
  schema: oneOrMore(of),
  ...comparedBy(column, 'in'),
  ...shownAt('text', place),
});

/** `options`: the labels of each, or their message key prefix. */
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

export const text = ({ column, place }: Place & Named = {}) => ({
  schema: words,
  ...comparedBy(column, 'is'),
  ...shownAt('text', place),
});

export const idOf = ({ column, place }: Place & Named = {}) => ({
  schema: id,
  ...comparedBy(column, 'is'),
  ...shownAt('text', place),
});

type Bound = Place & Named & { readonly by?: 'is' | 'from' | 'to' };

/** A masa: equal to the column, or its lower or upper bound. */
export const period = ({ column, by = 'is', place }: Bound = {}) => ({
  schema: masa,
  ...comparedBy(column, by),
  ...shownAt('period', place),
});

/** A day; `moment`: the column is a timestamp, and the first and the last day are included. */
export const day = ({ column, by = 'is', moment, place }: Bound & { readonly moment?: true }) => ({
  schema: date,
  ...comparedBy(column, by, moment && (by === 'to' ? 'end' : 'begin')),
  ...shownAt('day', place),
});

export const amount = ({
  column,
  by,
  place = 'drawer',
}: Place & { readonly column: string; readonly by: 'from' | 'to' }) => ({
  schema: rupiah,
  ...comparedBy(column, by, 'sen'),
  ...shownAt('amount', place),
});

export const days = ({ place }: Place = {}) => ({ schema: z.int().min(0).max(366), ...shownAt('count', place) });

export const flag = ({ column, place }: Place & Named = {}) => ({
  schema: z.boolean(),
  ...comparedBy(column, 'is'),
  ...shownAt('flag', place),
});

/** Yes, no, or not filtered; `options`: message keys of both. */
export const yesNo = ({ column, place, options }: Place & Named & { readonly options: readonly [string, string] }) => ({
  schema: z.boolean(),
  ...comparedBy(column, 'is'),
  ...shownAt('yesno', place, [
    { value: 'true', label: options[0] },
    { value: 'false', label: options[1] },
  ]),
});

export const byIds = {
  ids: { schema: ids, compared: { column: 'id', by: 'among' } },
  id: { schema: ids, compared: { column: 'id', by: 'among' } },
} as const satisfies Filters;

type Schema<F extends Filters> = z.ZodObject<{ [K in keyof F]: z.ZodOptional<F[K]['schema']> }, z.core.$strict>;

/** Input schema of the filters of a list. Unknown keys are refused. */
export const filterSchema = <F extends Filters>(filters: F): Schema<F> =>
  z.strictObject(
    Object.fromEntries(Object.entries(filters).map(([key, { schema }]) => [key, schema.optional()])),
  ) as unknown as Schema<F>;

export const shownFilters = (filters: Filters, labels: string): readonly ShownFilter[] =>
  Object.entries(filters).flatMap(([key, { shown }]) =>
    shown ? [{ ...shown, key, label: `${labels}.${shown.label ?? key}` }] : [],
  );
