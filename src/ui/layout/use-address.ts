import { useCallback, useEffect, useMemo } from 'react';
import { createSearchParams, type URLSearchParamsInit, useLocation, useNavigate } from 'react-router-dom';
import { holdsLongNumber } from '#domain/text/long-number.ts';

/** The part of an address that is kept in the history state. */
type AddressState = { readonly typed?: Readonly<Record<string, string>> };

const whole = (search: string, state: unknown): URLSearchParams => {
  const all = new URLSearchParams(search);
  for (const [key, value] of Object.entries((state as AddressState | null)?.typed ?? {})) all.set(key, value);
  return all;
};

/** Everything except long numbers a user entered. */
export const withoutTyped = (all: URLSearchParams): string =>
  new URLSearchParams([...all].filter(([, value]) => !holdsLongNumber(value))).toString();

const parted = (all: URLSearchParams): { search: string; state: AddressState | null } => {
  const typed = [...all].filter(([, value]) => holdsLongNumber(value));
  return { search: withoutTyped(all), state: typed.length === 0 ? null : { typed: Object.fromEntries(typed) } };
};

/** Whether the URL alone holds all parameters, so that a copy of it is complete. */
export const addressTellsAll = (): boolean => ![...addressNow().values()].some(holdsLongNumber);

/** The current parameters; the router stores its history state as `usr`. */
export const addressNow = (): URLSearchParams =>
  whole(window.location.search, (window.history.state as { usr?: unknown } | null)?.usr);

type Change = URLSearchParamsInit | ((was: URLSearchParams) => URLSearchParamsInit);

/**
 * The router's `useSearchParams`, except that long numbers stay in the history state. Back and reload restore them; a
 * copied URL does not contain them.
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
