import { useMediaQuery } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
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
import { PreviewDock } from './PreviewDock.tsx';
import { StrangeAddress } from './StrangeAddress.tsx';
import { SummaryStrip } from './SummaryStrip.tsx';
import { useDocumentList } from './use-document-list.ts';
import { useListKeys } from './use-list-keys.ts';
import './list.css';
import './preview.css';

export const NARROW = '(max-width: 1024px)';

/** The list of a document type, made from its definition: summary, filters, table, totals, bulk bar, preview; cards on a narrow screen. */
export const DocumentList = <Row, Totals extends { readonly count: number }>({
  of,
}: {
  of: ListDefinition<Row, Totals>;
}) => {
  const list = useDocumentList(of);
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
