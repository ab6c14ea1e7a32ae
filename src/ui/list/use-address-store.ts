import { useMemo } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import type { listParams } from './list-query.ts';
import type { useListState } from './use-list-state.ts';

/** What the list controller's parameters are kept under. */
export const storeKeyOf = (name: string): string => `${name}.listParams`;

/**
 * react-admin's store, with the parameters of one list in our address instead: its controller reads them as the address says them, and what it
 * changes by itself (a page that is no more) is written there. Everything else is kept where it was.
 */
export const useAddressStore = (
  name: string,
  params: ReturnType<typeof listParams>,
  change: ReturnType<typeof useListState>['change'],
): Store => {
  const rest = useStoreContext();
  const text = JSON.stringify(params);
  return useMemo<Store>(() => {
    const own = storeKeyOf(name);
    const read: unknown = JSON.parse(text);
    return {
      ...rest,
      getItem: <T>(key: string, otherwise?: T) => (key === own ? (read as T) : rest.getItem<T>(key, otherwise)),
      setItem: (key, value) => {
        if (key !== own) return rest.setItem(key, value);
        const { page, perPage } = value as typeof params;
        change({ page: page - 1, size: perPage }, { replace: true });
      },
    };
  }, [rest, name, text, change]);
};
