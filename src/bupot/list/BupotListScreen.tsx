import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { bupotList } from './bupot-list.tsx';
import { listAt } from './slip-lists.ts';
import '../bupot.css';

/** The slips of the kinds this address is about. */
export const BupotListScreen = () => {
  const key = listAt(useLocation().pathname);
  const list = useMemo(() => bupotList(key), [key]);
  // Another list begins anew: nothing chosen, nothing open beside it.
  return <DocumentList key={key} of={list} />;
};
