import type { Access, BulkRules, Column, Document, Listing, Words } from './document.ts';
import type { Era } from './era.ts';
import type { Fields } from './field-forms.ts';
import { choices, type Filters } from './filter.ts';

type Base = {
  readonly fields: Fields;
  readonly words: Words;
  readonly live: string;
  readonly eventsFor?: Document['eventsFor'];
  readonly list: Omit<Listing<string, never>, 'notSummed'>;
};

/** What differs in the earlier system. Everything else is as in the document it is a variant of. */
type VariantOptions<
  W extends string,
  Own extends Fields,
  S extends string,
  M extends string,
  A extends Access,
  B extends BulkRules<never>,
  N extends string,
  R extends string,
> = Pick<Document<Fields, S, M, never, A, B, string, N, never, R>, 'name' | 'resource' | 'status' | 'access' | 'bulk'> &
  Pick<Document, 'exports' | 'letters'> & {
    readonly era: Era;
    readonly words: Partial<Words>;
    /** Fields and filters that it does not have. */
    readonly without: readonly W[];
    /** Fields that it has in addition, or of another kind. */
    readonly fields: Own;
    readonly notSummed: readonly S[];
  };

type StatusFilter<S extends string> = { readonly status: ReturnType<typeof choices<S>> };
type Remaining<K extends string, W extends string> = readonly Exclude<K, W>[];

/** The definition of a document as it was in an earlier system of the tax office. */
export const variantOf = <
  D extends Base,
  const W extends string,
  Own extends Fields,
  S extends string,
  M extends string,
  const A extends Access,
  B extends BulkRules<never>,
  const N extends string,
  const R extends string,
>(
  { fields, words, live, eventsFor, list }: D,
  { era, without, fields: own, words: ownWords, notSummed, ...given }: VariantOptions<W, Own, S, M, A, B, N, R>,
) => {
  const isIncluded = (key: string): boolean => !without.includes(key as W);
  const retained = <V>(of: Readonly<Record<string, V>>) => Object.entries(of).filter(([key]) => isIncluded(key));
  const allWords = { ...words, ...ownWords };
  const filters: Filters = {
    ...Object.fromEntries(retained(list.filters).filter(([key, { compared }]) => isIncluded(compared?.column ?? key))),
    status: choices(Object.keys(given.status.states) as S[], {
      column: 'status',
      place: 'bar',
      options: allWords.states,
    }),
  };
  const variant = {
    ...given,
    ...(eventsFor ? { eventsFor } : {}),
    era,
    live: live as D['live'],
    words: allWords as Words,
    fields: { ...Object.fromEntries(retained(fields)), ...own } as unknown as Omit<D['fields'], W | keyof Own> & Own,
    list: {
      columns: list.columns.filter(({ key }) => isIncluded(key)) as unknown as readonly Column<
        Exclude<D['list']['columns'][number]['key'], W>
      >[],
      filters: filters as unknown as Omit<D['list']['filters'], W | 'status'> & StatusFilter<S>,
      sorts: list.sorts.filter(isIncluded) as unknown as Remaining<D['list']['sorts'][number], W>,
      usual: list.usual as readonly (readonly [Exclude<D['list']['sorts'][number], W>, 'ASC' | 'DESC'])[],
      totals: list.totals.filter(isIncluded) as unknown as Remaining<D['list']['totals'][number], W>,
      carried: list.carried.filter(isIncluded),
      notSummed,
    },
  };
  return variant as typeof variant & Pick<Document, 'eventsFor' | 'products'>;
};
