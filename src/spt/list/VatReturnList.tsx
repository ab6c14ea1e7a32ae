import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { sptList } from './spt-list.tsx';

const list = sptList('PPN');

export const VatReturnList = () => <DocumentList of={list} />;
