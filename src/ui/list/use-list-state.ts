import { useCallback, useEffect, useMemo } from 'react';
import { isDay, isPeriod } from '#domain/definition/day.ts';
import { addressNow, useAddress, withoutTyped } from '../layout/use-address.ts';
import {
  type FilterShape,
  isBare,
  type ListState,
  listStateKey,
  pageSizes,
  readListState,
  writeListState,
} from './list-state.ts';

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

/** Unknown parts of an address: filter values, sort columns, page or size. */
export const strangeIn = (search: URLSearchParams, shapes: readonly Shape[], sorts: ReadonlySet<string>): Strange[] => [
  ...strangeFilters(search, shapes),
  ...strangeSorts(search, sorts),
  ...strangeNumber(search, 'page', (page) => Number.isInteger(page) && page > 0),
  ...strangeNumber(search, 'size', (size) => pageSizes.some((known) => known === size)),
];

export const withoutStrange = (search: URLSearchParams, strange: readonly Strange[]): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const { key, value } of strange) {
    const left = (next.get(key) ?? '').split(',').filter((part) => part !== value);
    if (next.get(key) === value || left.length === 0) next.delete(key);
    else next.set(key, left.join(','));
  }
  return next;
};

type Change = Partial<ListState> | ((now: ListState) => Partial<ListState>);

/** Without list parameters, the last state of this company is restored. */
export const useListState = (
  company: string,
  resource: string,
  shapes: readonly FilterShape[],
  start: ListState,
  sorts: ReadonlySet<string>,
) => {
  const [search, setSearch] = useAddress();
  // Without a stored state, not even an empty one, the list starts with its defaults.
  const last = () => localStorage.getItem(listStateKey(company, resource)) ?? writeListState(start, start).toString();
  const taken = isBare(search, shapes) ? last() : '';
  // The restored state is queried at once, not after the unfiltered list.
  const text = taken || search.toString();

  useEffect(() => {
    if (taken) setSearch(new URLSearchParams(taken), { replace: true });
  }, [setSearch, taken]);

  const strange = useMemo(() => strangeIn(new URLSearchParams(text), shapes, sorts), [text, shapes, sorts]);
  /** Unknown parts are not sent to the server; the rest of the address applies. */
  const known = useMemo(() => withoutStrange(new URLSearchParams(text), strange), [text, strange]);
  const state = useMemo(() => readListState(known, shapes, start), [known, shapes, start]);

  const change = useCallback(
    (part: Change, how: { replace?: boolean } = {}) => {
      // The address is ahead of the rendered state while a long list renders.
      const address = addressNow();
      const now = readListState(withoutStrange(address, strangeIn(address, shapes, sorts)), shapes, start);
      // Any change except of the page returns to the first page.
      const next = { ...now, page: 0, ...(typeof part === 'function' ? part(now) : part) };
      const written = writeListState(next, start);
      localStorage.setItem(listStateKey(company, resource), withoutTyped(written));
      setSearch(written, { replace: how.replace ?? false });
    },
    [company, resource, setSearch, shapes, sorts, start],
  );

  const dropStrange = useCallback(() => setSearch(known, { replace: true }), [known, setSearch]);

  return { state, change, strange, dropStrange };
};
