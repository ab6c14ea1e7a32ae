import type { ListedDocuments } from '#domain/spt/line-schema.ts';
import type { ReturnDocument } from '#domain/spt/return-document.ts';
import { newestOf } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { sptResource } from '../paths.ts';

/** Which of a return's lists: a table of an attachment, by its key, or what brings something to one of its amounts; all of them where nothing is said. */
export type SlipListed = { readonly table?: string; readonly amount?: string };

/** Under an amount the largest come first: these say most of it. */
const FIRST = 6;

type SptKey = Pick<SptView, 'type' | 'id'>;
const pathOf = ({ type, id }: SptKey): string => `/${sptResource(type)}/${id}`;

/** A list of the return, page after page, with the sums of all of it. */
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

/** The slips under one amount, the largest share first, page after page. */
export const useLineSlips = (of: SptKey, line: string) => {
  const path = `${pathOf(of)}/lines/${encodeURIComponent(line)}/documents`;
  return usePages({
    key: ['get', path],
    first: FIRST,
    read: (range, options) => dataProvider.page<ReturnDocument>(`${path}?range=${range}`, options),
  });
};

/** The version of the masa's return that counts now; null where the office annulled them all. */
export const newestVersion = ({ type, period, versions }: SptView) =>
  newestOf(
    versions.map((one) => ({ ...one, type, period })),
    type,
    period,
  );
