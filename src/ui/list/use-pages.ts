import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

type Page = { readonly rows: readonly unknown[]; readonly total: number };
type PagesOptions<P> = {
  /** `['get', path]` of the record whose events refetch it. */
  readonly key: QueryKey;
  /** `range` has the format of the list API. */
  readonly read: (range: string, options: { readonly signal: AbortSignal }) => Promise<P>;
  readonly first?: number;
};

const SIZE = 25;

export const usePages = <P extends Page>({ key, read, first = SIZE }: PagesOptions<P>) =>
  useInfiniteQuery({
    queryKey: key,
    initialPageParam: 0,
    queryFn: ({ pageParam: at, signal }) => read(JSON.stringify([at, at + (at === 0 ? first : SIZE) - 1]), { signal }),
    getNextPageParam: ({ total }, pages) => {
      const rowCount = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return rowCount < total ? rowCount : undefined;
    },
  });
