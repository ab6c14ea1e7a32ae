import type { ListedDocuments } from '#domain/spt/line-schema.ts';
import type { ReturnDocument } from '#domain/spt/return-document.ts';
import { newestOf } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { sptResource } from '../paths.ts';

/** Which list of a return: a table of an attachment by key, or the slips of an amount; all slips if empty. */
export type SlipListed = { readonly table?: string; readonly amount?: string };

/** Sorted by size, so the first slips make up most of the amount. */
const FIRST = 6;

type SptKey = Pick<SptView, 'type' | 'id'>;
const pathOf = ({ type, id }: SptKey): string => `/${sptResource(type)}/${id}`;

/** A list of the return, page by page, with its totals. */
export const useReturnSlips = (of: SptKey, listed: SlipListed) => {
  const path = `${pathOf(of)}/documents?filter=${encodeURIComponent(JSON.stringify(listed))}`;
  return usePages({
    key: ['get', path],
    read: async (range, options) => {
      const page = await dataProvider.call<ListedDocuments>('GET', `${path}&range=${range}`, undefined, options);
      return { ...page, total: page.count };
    },
  });
};

export const useLineSlips = (of: SptKey, line: string) => {
  const path = `${pathOf(of)}/lines/${encodeURIComponent(line)}/documents`;
  return usePages({
    key: ['get', path],
    first: FIRST,
    read: (range, options) => dataProvider.page<ReturnDocument>(`${path}?range=${range}`, options),
  });
};

/** The version of the masa's return that is in force; null if the tax office annulled all of them. */
export const newestVersion = ({ type, period, versions }: SptView) =>
  newestOf(
    versions.map((one) => ({ ...one, type, period })),
    type,
    period,
  );
