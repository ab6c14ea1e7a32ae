import { screen } from '../../ui/resource/page.ts';
import { masukanPaths } from '../paths.ts';
import { vatResource } from '../vat-resource.ts';

/** Incoming invoices are never typed, so there is no form. */
export const fakturMasukan = vatResource({
  name: 'efaktur/in/ctas',
  icon: 'invoice',
  paths: masukanPaths,
  pages: {
    list: {
      title: 'masukanScreen.list.title',
      screen: screen(() => import('./MasukanListScreen.tsx'), 'MasukanListScreen'),
    },
    detail: { title: 'faktur.type.IN', screen: screen(() => import('./MasukanDetail.tsx'), 'MasukanDetail') },
  },
});
