import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';

const lists = () => import('./DokumenLists.tsx');
const details = () => import('./DokumenDetail.tsx');
const forms = () => import('./FormScreens.tsx');

const layout = 'EfakturForm';

const resourceOf = (side: 'out' | 'in', Side: 'Out' | 'In') =>
  documentResource({
    icon: 'document',
    recordRepresentation: 'number',
    guards: ['efakturCoretax'],
    name: `efaktur/document/${side}/ctas`,
    path: `/main/efaktur-v2/document/${side}`,
    list: { title: `dokumenScreen.${side}.title`, screen: screen(lists, `Dokumen${Side}List`) },
    create: {
      path: 'create',
      layout,
      title: `dokumenScreen.form.create_${side}`,
      screen: screen(forms, `Dokumen${Side}Create`),
    },
    edit: {
      path: '{id}/edit',
      layout,
      title: 'dokumenScreen.form.edit',
      screen: screen(forms, `Dokumen${Side}Edit`),
    },
    show: {
      path: 'detail/{id}',
      title: `dokumenScreen.${side}.one`,
      screen: screen(details, `Dokumen${Side}Detail`),
      layout: 'EfakturDetail',
    },
    more: [
      {
        path: '{id}/substitute',
        action: 'substitute',
        layout,
        title: 'dokumenScreen.form.substitute',
        screen: screen(forms, `Dokumen${Side}Substitute`),
      },
      {
        path: '{id}/substitute/edit',
        action: 'edit',
        layout,
        title: 'dokumenScreen.form.edit',
        screen: screen(forms, `Dokumen${Side}Edit`),
      },
    ],
  });

export const dokumens = [resourceOf('out', 'Out'), resourceOf('in', 'In')];
