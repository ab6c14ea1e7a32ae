import { fakturKeluaran } from './kinds/faktur.ts';
import { screensOf } from './screens-of.tsx';

const { List, Start, Detail } = screensOf(fakturKeluaran);

export { Detail as FakturImportDetail, List as FakturImportList, Start as FakturImportStart };
