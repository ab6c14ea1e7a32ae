import { isDay, isPeriod } from '#domain/definition/day.ts';
import { type FilterShape, pageSizes } from './list-state.ts';

/** A value of the address the list does not know: which of its settings, and what was written there. */
export type Strange = { readonly key: string; readonly value: string };

type Shape = FilterShape & { readonly options?: readonly { readonly value: string }[] };

const yesOrNo = new Set(['true', 'false']);

const fits: Readonly<Record<FilterShape['kind'], (text: string, options: Shape['options']) => boolean>> = {
  text: () => true,
  period: isPeriod,
  day: isDay,
  amount: (text) => /^-?\d+(\.\d+)?$/.test(text),
  count: (text) => /^\d+$/.test(text),
  choice: (text, options) => !options || options.some(({ value }) => value === text),
  choices: (text, options) => !options || options.some(({ value }) => value === text),
  flag: (text) => text === 'true',
  yesno: (text) => yesOrNo.has(text),
};

const strangeFilters = (search: URLSearchParams, shapes: readonly Shape[]): Strange[] =>
  shapes.flatMap(({ key, kind, options }) => {
    const text = search.get(key) ?? '';
    const parts = kind === 'choices' ? text.split(',') : [text];
    return parts.filter((part) => part !== '' && !fits[kind](part, options)).map((value): Strange => ({ key, value }));
  });

const strangeSorts = (search: URLSearchParams, sorts: ReadonlySet<string>): Strange[] =>
  (search.get('sort') ?? '')
    .split(',')
    .filter((part) => part !== '' && !sorts.has(part.replace(/^-/, '')))
    .map((value): Strange => ({ key: 'sort', value }));

const strangeNumber = (search: URLSearchParams, key: 'page' | 'size', known: (n: number) => boolean): Strange[] => {
  const value = search.get(key);
  return value === null || known(Number(value)) ? [] : [{ key, value }];
};

/** What an address asks of a list that the list does not know: values of its filters, columns to sort by, a page or a size. */
export const strangeIn = (search: URLSearchParams, shapes: readonly Shape[], sorts: ReadonlySet<string>): Strange[] => [
  ...strangeFilters(search, shapes),
  ...strangeSorts(search, sorts),
  ...strangeNumber(search, 'page', (page) => Number.isInteger(page) && page > 0),
  ...strangeNumber(search, 'size', (size) => pageSizes.some((known) => known === size)),
];

/** The same address without these; what is known of a list of values stays. */
export const withoutStrange = (search: URLSearchParams, strange: readonly Strange[]): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const { key, value } of strange) {
    const left = (next.get(key) ?? '').split(',').filter((part) => part !== value);
    if (next.get(key) === value || left.length === 0) next.delete(key);
    else next.set(key, left.join(','));
  }
  return next;
};
