import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

type Page = { readonly rows: readonly unknown[]; readonly total: number };
type PagesOptions<P> = {
  /** Where it is kept: `['get', path]` of what news of the record shall read anew. */
  readonly key: QueryKey;
  /** Reads one page; `range` is written as every list of the API takes it. */
  readonly read: (range: string, options: { readonly signal: AbortSignal }) => Promise<P>;
  /** Rows of the first page. */
  readonly first?: number;
};

const SIZE = 25;

/** A list that is read on, page after page, until all its rows are there. */
export const usePages = <P extends Page>({ key, read, first = SIZE }: PagesOptions<P>) =>
  useInfiniteQuery({
    queryKey: key,
    initialPageParam: 0,
    queryFn: ({ pageParam: at, signal }) =>
      read(encodeURIComponent(JSON.stringify([at, at + (at === 0 ? first : SIZE) - 1])), { signal }),
    getNextPageParam: ({ total }, pages) => {
      const rowCount = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return rowCount < total ? rowCount : undefined;
    },
  });
