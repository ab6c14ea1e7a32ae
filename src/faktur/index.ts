import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';
import { fakturPaths } from './paths.ts';

const forms = () => import('./form/FormScreens.tsx');
const edit = screen(forms, 'FakturEdit');

export const fakturKeluaran = documentResource({
  name: 'efaktur/out/ctas',
  path: fakturPaths.list,
  icon: 'invoice',
  recordRepresentation: 'number',
  guards: ['efakturCoretax'],
  list: {
    title: 'fakturScreen.list.title',
    screen: screen(() => import('./list/FakturListScreen.tsx'), 'FakturListScreen', 'first'),
  },
  create: {
    path: 'create',
    title: 'fakturScreen.form.create_title',
    screen: screen(forms, 'FakturCreate'),
    layout: 'EfakturForm',
  },
  edit: { path: '{id}/edit', title: 'fakturScreen.form.edit_title', screen: edit, layout: 'EfakturForm' },
  show: {
    path: '{id}/detail',
    title: 'faktur.type.OUT',
    screen: screen(() => import('./detail/FakturDetail.tsx'), 'FakturDetail'),
    layout: 'EfakturDetail',
  },
  more: [
    {
      path: '{id}/termin',
      action: 'create',
      title: 'fakturScreen.form.termin_title',
      screen: screen(forms, 'FakturTermin'),
      layout: 'EfakturForm',
    },
    {
      path: '{id}/substitute',
      action: 'substitute',
      title: 'fakturScreen.substitute.title',
      screen: screen(forms, 'FakturSubstitute'),
      layout: 'EfakturForm',
    },
    {
      path: '{id}/substitute/edit',
      action: 'edit',
      title: 'fakturScreen.form.edit_substitute_title',
      screen: edit,
      layout: 'EfakturForm',
    },
    {
      path: 'import/{id}/list',
      action: 'show',
      title: 'imporKind.faktur-keluaran.documents',
      screen: screen(() => import('./list/FakturListScreen.tsx'), 'ImportedListScreen'),
    },
  ],
});
