import { createContext, useContext } from 'react';
import type { ListDefinition } from './definition.ts';
import type { useDocumentList } from './use-document-list.ts';

type Totals = { readonly count: number };
export type ListHandle<Row, T extends Totals> = ReturnType<typeof useDocumentList<Row, T>> & {
  readonly of: ListDefinition<Row, T>;
};

// Untyped, because the parts of a list pass rows through and only the definition knows their shape.
const ListContext = createContext<unknown>(null);

export const ListProvider = ListContext.Provider;

export const useList = <Row, T extends Totals = Totals>(): ListHandle<Row, T> => {
  const list = useContext(ListContext);
  if (!list) throw new Error('useList outside a DocumentList');
  return list as ListHandle<Row, T>;
};
