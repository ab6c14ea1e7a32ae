import { useCallback, useEffect, useMemo } from 'react';
import { createSearchParams, type URLSearchParamsInit, useLocation, useNavigate } from 'react-router-dom';
import { holdsLongNumber } from '#domain/text/long-number.ts';

/** What an entry of the browser's history holds of an address besides the address itself. */
type RelatedSlip = { readonly typed?: Readonly<Record<string, string>> };

/** An address with what stands beside it. */
const whole = (search: string, state: unknown): URLSearchParams => {
  const all = new URLSearchParams(search);
  for (const [key, value] of Object.entries((state as RelatedSlip | null)?.typed ?? {})) all.set(key, value);
  return all;
};

/** What may stand in an address, or be kept in the browser: all but long numbers somebody typed. */
export const withoutTyped = (all: URLSearchParams): string =>
  new URLSearchParams([...all].filter(([, value]) => !holdsLongNumber(value))).toString();

/** What of an address stands in it, and what beside it. */
const parted = (all: URLSearchParams): { search: string; state: RelatedSlip | null } => {
  const typed = [...all].filter(([, value]) => holdsLongNumber(value));
  return { search: withoutTyped(all), state: typed.length === 0 ? null : { typed: Object.fromEntries(typed) } };
};

/** Whether what is asked for stands in the address alone: a copy of it asks for the same. */
export const addressTellsAll = (): boolean => ![...addressNow().values()].some(holdsLongNumber);

/** The words of the address at this moment; the router keeps what it is given with an entry as `usr`. */
export const addressNow = (): URLSearchParams =>
  whole(window.location.search, (window.history.state as { usr?: unknown } | null)?.usr);

type Change = URLSearchParamsInit | ((was: URLSearchParams) => URLSearchParamsInit);

/**
 * The words of the address, as the router's `useSearchParams`, but for long numbers somebody typed or followed a link with: those stand in
 * the entry of the history alone. Back and a reload bring them again; a copied address does not carry them.
 */
export const useAddress = () => {
  const { search: text, state } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => whole(text, state), [text, state]);
  const setSearch = useCallback(
    (change: Change, { replace = false }: { replace?: boolean } = {}) => {
      const to = parted(createSearchParams(typeof change === 'function' ? change(search) : change));
      navigate(`?${to.search}`, { replace, state: to.state });
    },
    [navigate, search],
  );
  useEffect(() => {
    if ([...new URLSearchParams(text).values()].some(holdsLongNumber)) setSearch(search, { replace: true });
  }, [text, search, setSearch]);
  return [search, setSearch] as const;
};
