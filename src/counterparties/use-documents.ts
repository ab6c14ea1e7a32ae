import type { PartyDocument } from '#domain/counterparty/view-schema.ts';
import { dataProvider } from '../client/data-provider.ts';
import { usePages } from '../ui/list/use-pages.ts';

export const useDocuments = (id: string) => {
  const path = `/counterparties/${id}/documents`;
  return usePages({
    key: ['get', path],
    read: (range, options) => dataProvider.page<PartyDocument>(`${path}?range=${range}`, options),
  });
};
