import { useMemo } from 'react';
import { jakartaDay } from '#domain/scope.ts';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { incomingInvoiceList } from './masukan-list.tsx';
import './masukan.css';

export const MasukanListScreen = () => {
  const today = jakartaDay(Date.now());
  const list = useMemo(() => incomingInvoiceList(today), [today]);
  return <DocumentList of={list} />;
};
