import { requestPage } from '../client/request.ts';
import { reading } from '../ui/feedback/use-call.ts';
import { usePages } from '../ui/list/use-pages.ts';

export const useDocuments = (id: string) => {
  return usePages({
    key: reading('/counterparties/{id}/documents', { path: { id } }).queryKey,
    read: (range, options) =>
      requestPage('/counterparties/{id}/documents', { path: { id }, query: { range }, ...options }),
  });
};
