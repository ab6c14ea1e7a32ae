import { fakturClassic } from '#domain/faktur/classic-keluaran.ts';
import { vatDocumentPathOf, vatListPath } from '#domain/faktur/document-paths.ts';
import { variantScreens } from '../variant/variant-screens.tsx';
import '../faktur.css';

const paths = { list: vatListPath('CLASSIC_OUT'), detail: vatDocumentPathOf('CLASSIC_OUT') };

export const { List: ClassicList, Detail: ClassicDetail } = variantScreens(fakturClassic, paths, 'fakturClassic');
