import { type ComponentType, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { typeAt } from '../paths.ts';
import { sptList } from './spt-list.tsx';

export const SptListScreen = ({ Lead }: { Lead: ComponentType }) => {
  const type = typeAt(useLocation().pathname);
  const list = useMemo(() => sptList(type, Lead), [type, Lead]);
  return <DocumentList key={type} of={list} />;
};
