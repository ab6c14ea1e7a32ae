import { bySide } from '#domain/faktur/sides.ts';
import { screen } from '../../ui/resource/page.ts';
import { dokumenPaths } from '../paths.ts';
import { vatResource } from '../vat-resource.ts';

const lists = () => import('./DokumenLists.tsx');
const details = () => import('./DokumenDetail.tsx');
const forms = () => import('./FormScreens.tsx');

const ends = { out: 'Out', in: 'In' } as const;

export const dokumens = Object.values(
  bySide((side) => {
    const edit = { title: 'dokumenScreen.form.edit', screen: screen(forms, `Dokumen${ends[side]}Edit`) };
    return vatResource({
      name: `efaktur/document/${side}/ctas`,
      icon: 'document',
      paths: dokumenPaths[side],
      pages: {
        list: { title: `dokumenScreen.${side}.title`, screen: screen(lists, `Dokumen${ends[side]}List`) },
        create: { title: `dokumenScreen.form.create_${side}`, screen: screen(forms, `Dokumen${ends[side]}Create`) },
        edit,
        detail: { title: `dokumenScreen.${side}.one`, screen: screen(details, `Dokumen${ends[side]}Detail`) },
        substitute: {
          title: 'dokumenScreen.form.substitute',
          screen: screen(forms, `Dokumen${ends[side]}Substitute`),
        },
        editSubstitute: edit,
      },
    });
  }),
).flat();
