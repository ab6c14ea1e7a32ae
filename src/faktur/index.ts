import { screen } from '../ui/resource/page.ts';
import { fakturPaths } from './paths.ts';
import { vatResource } from './vat-resource.ts';

const lists = () => import('./list/FakturListScreen.tsx');
const forms = () => import('./form/FormScreens.tsx');
const details = () => import('./detail/FakturDetail.tsx');
const edit = screen(forms, 'FakturEdit');

export const fakturKeluaran = vatResource({
  name: 'efaktur/out/ctas',
  icon: 'invoice',
  paths: fakturPaths,
  pages: {
    list: { title: 'fakturScreen.list.title', screen: screen(lists, 'FakturListScreen', 'first') },
    create: { title: 'fakturScreen.form.create_title', screen: screen(forms, 'FakturCreate') },
    edit: { title: 'fakturScreen.form.edit_title', screen: edit },
    detail: { title: 'faktur.type.OUT', screen: screen(details, 'FakturDetail') },
    termin: { title: 'fakturScreen.form.termin_title', screen: screen(forms, 'FakturTermin') },
    substitute: { title: 'fakturScreen.substitute.title', screen: screen(forms, 'FakturSubstitute') },
    editSubstitute: { title: 'fakturScreen.form.edit_substitute_title', screen: edit },
    imported: { title: 'imporKind.faktur-keluaran.documents', screen: screen(lists, 'ImportedListScreen') },
  },
});
