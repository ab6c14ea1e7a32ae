import { useMemo } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import type { listParams } from './list-query.ts';
import type { useListState } from './use-list-state.ts';

export const storeKeyOf = (name: string): string => `${name}.listParams`;

/**
 * react-admin's store, except that the parameters of one list live in the address, where the controller reads and
 * writes them.
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
