import { useCallback, useEffect, useMemo } from 'react';
import { isDay, isPeriod } from '#domain/definition/day.ts';
import { addressNow, useAddress, withoutTyped } from '../layout/use-address.ts';
import { type FilterShape, isBare, type ListState, pageSizes, readListState, writeListState } from './list-state.ts';

/** A value of the address the list does not know: which of its settings, and what was written there. */
type Strange = { readonly key: string; readonly value: string };

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

const kept = (company: string, resource: string): string => `patuh.list.${company}.${resource}`;

/** What is to change, or how it follows from the state at that moment. */
type Change = Partial<ListState> | ((now: ListState) => Partial<ListState>);

/** A list's state in the address; an address that says nothing takes up where this company left the list. */
export const useListState = (
  company: string,
  resource: string,
  shapes: readonly FilterShape[],
  start: ListState,
  /** What can be sorted by. */
  sorts: ReadonlySet<string>,
) => {
  const [search, setSearch] = useAddress();
  // Where nothing is remembered, not even that everything was asked for, the list begins as it is meant to.
  const last = () => localStorage.getItem(kept(company, resource)) ?? writeListState(start, start).toString();
  const taken = isBare(search, shapes) ? last() : '';
  // What is taken up is asked for at once, and not after the list of everything.
  const text = taken || search.toString();

  useEffect(() => {
    if (taken) setSearch(new URLSearchParams(taken), { replace: true });
  }, [setSearch, taken]);

  const strange = useMemo(() => strangeIn(new URLSearchParams(text), shapes, sorts), [text, shapes, sorts]);
  /** What the list does not know is not asked of the server: the rest of the address stands. */
  const known = useMemo(() => withoutStrange(new URLSearchParams(text), strange), [text, strange]);
  const state = useMemo(() => readListState(known, shapes, start), [known, shapes, start]);

  const change = useCallback(
    (part: Change, how: { replace?: boolean } = {}) => {
      // The address is ahead of what is drawn while a long list is being drawn: what was chosen meanwhile stays chosen.
      const address = addressNow();
      const now = readListState(withoutStrange(address, strangeIn(address, shapes, sorts)), shapes, start);
      // Any change but of the page starts again at the first page.
      const next = { ...now, page: 0, ...(typeof part === 'function' ? part(now) : part) };
      const written = writeListState(next, start);
      localStorage.setItem(kept(company, resource), withoutTyped(written));
      setSearch(written, { replace: how.replace ?? false });
    },
    [company, resource, setSearch, shapes, sorts, start],
  );

  const dropStrange = useCallback(() => setSearch(known, { replace: true }), [known, setSearch]);

  return { state, change, strange, dropStrange };
};
