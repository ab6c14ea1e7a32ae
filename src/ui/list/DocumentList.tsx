import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, StoreContextProvider, useTranslate } from 'react-admin';
import { retries } from '../../client/query-client.ts';
import { listParams, rowsMeta } from './asked-list.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardList } from './CardList.tsx';
import type { ListDefinition } from './definition.ts';
import { FilterChips } from './FilterChips.tsx';
import { type ListHandle, ListProvider } from './ListContext.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListStatus } from './ListStatus.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTabs } from './ListTabs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { NARROW } from './narrow.ts';
import { PreviewDock } from './PreviewDock.tsx';
import { StrangeAddress } from './StrangeAddress.tsx';
import { SummaryStrip } from './SummaryStrip.tsx';
import { storeKeyOf, useAddressStore } from './use-address-store.ts';
import { useAskedList, useDocumentList } from './use-document-list.ts';
import { useListKeys } from './use-list-keys.ts';
import './list.css';
import './preview.css';

/** How rows are read: a failure is told where the rows would stand. */
const rowsRead = { retry: retries, onError: () => undefined };

/** The list of a document type, made from its definition: summary, filters, table, totals, bulk bar, preview; cards on a narrow screen. */
export const DocumentList = <Row, Totals extends { readonly count: number }>({
  of,
}: {
  of: ListDefinition<Row, Totals>;
}) => {
  const asked = useAskedList(of);
  const store = useAddressStore(asked.name, listParams(asked.query), asked.change);
  return (
    <StoreContextProvider value={store}>
      <ListBase
        resource={of.resource}
        // Whoever may not see it has been led away before (RoutedPage).
        disableAuthentication
        disableSyncWithLocation
        storeKey={storeKeyOf(asked.name)}
        queryOptions={{ ...rowsRead, meta: rowsMeta(asked.query) }}
      >
        <ListBody of={of} asked={asked} />
      </ListBase>
    </StoreContextProvider>
  );
};

type BodyProps<Row, Totals extends { readonly count: number }> = {
  of: ListDefinition<Row, Totals>;
  asked: ReturnType<typeof useAskedList>;
};

const ListBody = <Row, Totals extends { readonly count: number }>({ of, asked }: BodyProps<Row, Totals>) => {
  const list = useDocumentList(of, asked);
  const handle = useMemo<ListHandle<Row, Totals>>(() => ({ ...list, of }), [list, of]);
  const narrow = useMediaQuery(NARROW);
  const translate = useTranslate();
  useListKeys(handle);
  const { Lead } = of;
  const peek = list.peeking && !narrow;

  return (
    <ListProvider value={handle}>
      <div className={`lp${peek ? ' peek' : ''}`}>
        {Lead && <Lead />}
        <ListHeader />
        <SummaryStrip />
        <ListTabs />
        {narrow ? (
          <CardList />
        ) : (
          <section className="lp-body" aria-label={translate(of.title)}>
            {list.hasSelection ? <BulkBar /> : <ListToolbar />}
            <StrangeAddress />
            <FilterChips />
            <ListStatus>
              <ListTable />
            </ListStatus>
            <ListFooter />
          </section>
        )}
        {peek && <PreviewDock />}
        <p className="sr" role="status" aria-live="polite">
          {list.said}
        </p>
      </div>
    </ListProvider>
  );
};
