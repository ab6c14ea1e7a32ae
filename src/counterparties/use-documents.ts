import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import { usePages } from '../ui/list/use-pages.ts';

/** The documents of a counterparty, the newest first, page after page. */
export const useDocuments = (id: string) => {
  const path = `/counterparties/${id}/documents`;
  return usePages({
    key: ['get', path],
    read: (range, options) => dataProvider.page<PartyDocument>(`${path}?range=${range}`, options),
  });
};
