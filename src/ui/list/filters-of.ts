import { type Filters, shownFilters } from '#domain/definition/filter.ts';
import type { ListFilter } from './definition.ts';

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
