import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';

const lists = () => import('./ReturLists.tsx');
const details = () => import('./ReturDetail.tsx');
const forms = () => import('./ReturForm.tsx');

const shared = { icon: 'undo', recordRepresentation: 'number', guards: ['efakturCoretax'] } as const;
const ofIn = { ...shared, name: 'efaktur/in/return/ctas' } as const;
const ofOut = { ...shared, name: 'efaktur/out/return/ctas' } as const;

export const returs = [
  documentResource({
    ...ofIn,
    path: '/main/efaktur-v2/in/return',
    list: { title: 'returScreen.in.title', screen: screen(lists, 'ReturInList') },
    create: {
      path: '{id}/create',
      title: 'returScreen.form.create',
      screen: screen(forms, 'ReturCreate'),
      layout: 'EfakturForm',
    },
    edit: {
      path: '{id}/edit',
      title: 'returScreen.form.edit',
      screen: screen(forms, 'ReturEdit'),
      layout: 'EfakturForm',
    },
  }),
  documentResource({
    ...ofIn,
    path: '/main/efaktur-v2/return/in',
    show: {
      path: '{id}/detail',
      title: 'returScreen.in.one',
      screen: screen(details, 'ReturInDetail'),
      layout: 'EfakturDetail',
    },
  }),
  documentResource({
    ...ofOut,
    path: '/main/efaktur-v2/out/return',
    list: { title: 'returScreen.out.title', screen: screen(lists, 'ReturOutList') },
  }),
  documentResource({
    ...ofOut,
    path: '/main/efaktur-v2/return/out',
    show: {
      path: '{id}/detail',
      title: 'returScreen.out.one',
      screen: screen(details, 'ReturOutDetail'),
      layout: 'EfakturDetail',
    },
  }),
];
