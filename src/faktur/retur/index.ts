import { screen } from '../../ui/resource/page.ts';
import { returPaths } from '../paths.ts';
import { vatResource } from '../vat-resource.ts';

const lists = () => import('./ReturLists.tsx');
const details = () => import('./ReturDetail.tsx');
const forms = () => import('./ReturForm.tsx');

export const returs = [
  ...vatResource({
    name: 'efaktur/in/return/ctas',
    icon: 'undo',
    paths: returPaths.in,
    pages: {
      list: { title: 'returScreen.in.title', screen: screen(lists, 'ReturInList') },
      create: { title: 'returScreen.form.create', screen: screen(forms, 'ReturCreate') },
      edit: { title: 'returScreen.form.edit', screen: screen(forms, 'ReturEdit') },
      detail: { title: 'returScreen.in.one', screen: screen(details, 'ReturInDetail') },
    },
  }),
  ...vatResource({
    name: 'efaktur/out/return/ctas',
    icon: 'undo',
    paths: returPaths.out,
    pages: {
      list: { title: 'returScreen.out.title', screen: screen(lists, 'ReturOutList') },
      detail: { title: 'returScreen.out.one', screen: screen(details, 'ReturOutDetail') },
    },
  }),
];
