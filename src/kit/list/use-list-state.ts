import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FilterShape, isBare, type ListState, readListState, writeListState } from './list-state.ts';

const kept = (company: string, resource: string): string => `patuh.list.${company}.${resource}`;

/** A list's state in the address; an address that says nothing takes up where this company left the list. */
export const useListState = (company: string, resource: string, shapes: readonly FilterShape[], start: ListState) => {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();

  useEffect(() => {
    const last = localStorage.getItem(kept(company, resource));
    if (last && isBare(new URLSearchParams(text), shapes)) setSearch(new URLSearchParams(last), { replace: true });
  }, [company, resource, shapes, setSearch, text]);

  const state = useMemo(() => readListState(new URLSearchParams(text), shapes, start), [text, shapes, start]);

  const change = useCallback(
    (part: Partial<ListState>, how: { replace?: boolean } = {}) => {
      // Any change but of the page starts again at the first page.
      const next = { ...state, page: 0, ...part };
      const written = writeListState(next, start);
      localStorage.setItem(kept(company, resource), written.toString());
      setSearch(written, { replace: how.replace ?? false });
    },
    [company, resource, setSearch, start, state],
  );

  return [state, change] as const;
};
