import { newestOf } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { request, requestPage } from '../../client/request.ts';
import { reading } from '../../ui/feedback/use-call.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { sptResource } from '../paths.ts';

/** Which list of a return: a table of an attachment by key, or the slips of an amount; all slips if empty. */
export type SlipListed = { readonly table?: string; readonly amount?: string };

/** Sorted by size, so the first slips make up most of the amount. */
const FIRST = 6;

type SptKey = Pick<SptView, 'type' | 'id'>;

export const useReturnSlips = ({ type, id }: SptKey, listed: SlipListed) => {
  const path = `/${sptResource(type)}/{id}/documents` as const;
  const filter = JSON.stringify(listed);
  return usePages({
    key: reading(path, { path: { id }, query: { filter } }).queryKey,
    read: async (range, options) => {
      const page = await request('GET', path, { path: { id }, query: { filter, range }, ...options });
      return { ...page, total: page.count };
    },
  });
};

export const useLineSlips = ({ type, id }: SptKey, line: string) => {
  const path = `/${sptResource(type)}/{id}/lines/{line}/documents` as const;
  return usePages({
    key: reading(path, { path: { id, line } }).queryKey,
    first: FIRST,
    read: (range, options) => requestPage(path, { path: { id, line }, query: { range }, ...options }),
  });
};

/** The version of the masa's return that is in force; null if the tax office annulled all of them. */
export const newestVersion = ({ type, period, versions }: SptView) =>
  newestOf(
    versions.map((one) => ({ ...one, type, period })),
    type,
    period,
  );
