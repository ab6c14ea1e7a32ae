import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';
import { masukanPaths } from '../paths.ts';

/** Incoming invoices are never typed, so there is no form. */
export const fakturMasukan = documentResource({
  name: 'efaktur/in/ctas',
  path: masukanPaths.list,
  icon: 'invoice',
  recordRepresentation: 'number',
  guards: ['efakturCoretax'],
  list: {
    title: 'masukanScreen.list.title',
    screen: screen(() => import('./MasukanListScreen.tsx'), 'MasukanListScreen'),
  },
  show: {
    path: '{id}/detail',
    title: 'faktur.type.IN',
    screen: screen(() => import('./MasukanDetail.tsx'), 'MasukanDetail'),
    layout: 'EfakturDetail',
  },
});
