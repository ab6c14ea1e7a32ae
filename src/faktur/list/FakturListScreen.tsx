import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { fakturList } from './faktur-list.tsx';
import '../faktur.css';

export const FakturListScreen = () => <DocumentList of={fakturList} />;
