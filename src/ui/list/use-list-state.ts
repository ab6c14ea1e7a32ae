import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterShape, isBare, type ListState, readListState, writeListState } from './list-state.ts';
import { strangeIn, withoutStrange } from './strange.ts';

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
  const [search, setSearch] = useSearchParams();
  const text = search.toString();

  useEffect(() => {
    const last = localStorage.getItem(kept(company, resource));
    if (last && isBare(new URLSearchParams(text), shapes)) setSearch(new URLSearchParams(last), { replace: true });
  }, [company, resource, shapes, setSearch, text]);

  const strange = useMemo(() => strangeIn(new URLSearchParams(text), shapes, sorts), [text, shapes, sorts]);
  /** What the list does not know is not asked of the server: the rest of the address stands. */
  const known = useMemo(() => withoutStrange(new URLSearchParams(text), strange), [text, strange]);
  const state = useMemo(() => readListState(known, shapes, start), [known, shapes, start]);

  const change = useCallback(
    (part: Change, how: { replace?: boolean } = {}) => {
      // The address is ahead of what is drawn while a long list is being drawn: what was chosen meanwhile stays chosen.
      const address = new URLSearchParams(window.location.search);
      const now = readListState(withoutStrange(address, strangeIn(address, shapes, sorts)), shapes, start);
      // Any change but of the page starts again at the first page.
      const next = { ...now, page: 0, ...(typeof part === 'function' ? part(now) : part) };
      const written = writeListState(next, start);
      localStorage.setItem(kept(company, resource), written.toString());
      setSearch(written, { replace: how.replace ?? false });
    },
    [company, resource, setSearch, shapes, sorts, start],
  );

  const dropStrange = useCallback(() => setSearch(known, { replace: true }), [known, setSearch]);

  return { state, change, strange, dropStrange };
};
