import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { fakturList } from './faktur-list.tsx';
import '../faktur.css';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

export const FakturListScreen = () => <DocumentList of={fakturList} />;

export const ImportedListScreen = () => {
  const { id = '' } = useParams();
  const imported = useMemo(
    () => ({ ...fakturList, title: 'imporKind.faktur-keluaran.documents', fixed: { importId: id } }),
    [id],
  );
  return <DocumentList of={imported} />;
};
