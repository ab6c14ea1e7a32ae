import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { typeAt } from '../paths.ts';
import { sptList } from './spt-list.tsx';

/** The monthly returns of the kind this address is about. */
export const SptListScreen = ({ Lead }: { Lead: ComponentType }) => {
  const type = typeAt(useLocation().pathname);
  const list = useMemo(() => sptList(type, Lead), [type, Lead]);
  // The list of the other kind begins anew: nothing chosen, nothing open beside it.
  return <DocumentList key={type} of={list} />;
};
