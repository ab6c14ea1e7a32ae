import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { ListBase, StoreContextProvider, useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { retries } from '../../client/query-client.ts';
import { useShortcut } from '../layout/use-shortcut.ts';
import { BulkBar } from './BulkBar.tsx';
import { CardList } from './CardList.tsx';
import type { ListDefinition } from './definition.ts';
import { FilterChips } from './FilterChips.tsx';
import { type ListHandle, ListProvider, useList } from './ListContext.tsx';
import { ListFooter } from './ListFooter.tsx';
import { ListStatus, StrangeAddress } from './ListStatus.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTabs } from './ListTabs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { listParams, rowsMeta } from './list-query.ts';
import { NARROW } from './narrow.ts';
import { PreviewDock } from './PreviewDock.tsx';
import { SummaryStrip } from './SumExplained.tsx';
import { storeKeyOf, useAddressStore } from './use-address-store.ts';
import { useDocumentList, useListQuery } from './use-document-list.ts';
import './list.css';
import './preview.css';

const ListHeader = () => {
  const { of, total, query, target, hasSelection, everything } = useList();
  const translate = useTranslate();
  const { ImportExportMenu, CreateButton } = of;
  return (
    <div className="list-page-h">
      <h1>{translate(of.title)}</h1>
      {query.data && <span className="list-page-count">{formatCount(total)}</span>}
      <span className="list-page-grow" />
      <div className="list-page-acts">
        <ImportExportMenu target={hasSelection ? target : everything} />
        {CreateButton && <CreateButton />}
      </div>
    </div>
  );
};

type Totals = { readonly count: number };

/** `/` searches, T focuses the table, J and K move, Esc closes what is open. */
const useListKeys = <Row, T extends Totals>({
  of,
  rows,
  current,
  setCurrent,
  setPreviewing,
  isPreviewing,
}: ListHandle<Row, T>) => {
  const walk = (by: number) => {
    const ids = rows.map(of.rowId);
    const at = current ? ids.indexOf(current) : -1;
    const id = ids[Math.max(0, Math.min(ids.length - 1, at < 0 ? 0 : at + by))];
    if (!id) return;
    setCurrent(id);
    setPreviewing(true);
    document.querySelector(`[data-row="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('/', () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus());
  // The current row is the one in the tab order.
  useShortcut('t', () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus());
  useShortcut('j', () => walk(1));
  useShortcut('k', () => walk(-1));
  useShortcut('Escape', () => isPreviewing && setPreviewing(false));
};

/** Failures are shown in place of the rows. */
const rowsRead = { retry: retries, onError: () => undefined };

export const DocumentList = <Row, Totals extends { readonly count: number }>({
  of,
}: {
  of: ListDefinition<Row, Totals>;
}) => {
  const query = useListQuery(of);
  const store = useAddressStore(query.name, listParams(query.query), query.change);
  return (
    <StoreContextProvider value={store}>
      <ListBase
        resource={of.resource}
        // RoutedPage has already checked access.
        disableAuthentication
        disableSyncWithLocation
        storeKey={storeKeyOf(query.name)}
        queryOptions={{ ...rowsRead, meta: rowsMeta(query.query) }}
      >
        <ListBody of={of} isSearch={query} />
      </ListBase>
    </StoreContextProvider>
  );
};

type BodyProps<Row, Totals extends { readonly count: number }> = {
  of: ListDefinition<Row, Totals>;
  isSearch: ReturnType<typeof useListQuery>;
};

const ListBody = <Row, Totals extends { readonly count: number }>({ of, isSearch: query }: BodyProps<Row, Totals>) => {
  const list = useDocumentList(of, query);
  const handle = useMemo<ListHandle<Row, Totals>>(() => ({ ...list, of }), [list, of]);
  const narrow = useMediaQuery(NARROW);
  const translate = useTranslate();
  useListKeys(handle);
  const { Lead } = of;
  const isPreviewShown = list.isPreviewing && !narrow;

  return (
    <ListProvider value={handle}>
      <div className={`list-page${isPreviewShown ? ' peek' : ''}${of.slimPreview ? ' slim' : ''}`}>
        {Lead && <Lead />}
        <ListHeader />
        <SummaryStrip />
        <ListTabs />
        {narrow ? (
          <CardList />
        ) : (
          <section className="list-page-body" aria-label={translate(of.title)}>
            {list.hasSelection ? <BulkBar /> : <ListToolbar />}
            <StrangeAddress />
            <FilterChips />
            <ListStatus>
              <ListTable />
            </ListStatus>
            <ListFooter />
          </section>
        )}
        {isPreviewShown && <PreviewDock />}
        <p className="sr" role="status" aria-live="polite">
          {list.announcement}
        </p>
      </div>
    </ListProvider>
  );
};
