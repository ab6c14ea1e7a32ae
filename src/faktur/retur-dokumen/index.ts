import { bySide } from '#domain/faktur/sides.ts';
import { screen } from '../../ui/resource/page.ts';
import { returDokumenPaths } from '../paths.ts';
import { vatResource } from '../vat-resource.ts';

const lists = () => import('./ReturDokumenLists.tsx');
const details = () => import('./ReturDokumenDetail.tsx');
const forms = () => import('./ReturDokumenForm.tsx');

const ends = { out: 'Out', in: 'In' } as const;

export const returDokumens = Object.values(
  bySide((side) =>
    vatResource({
      name: `efaktur/document/${side}/return/ctas`,
      icon: 'undo',
      paths: returDokumenPaths[side],
      pages: {
        list: { title: `returDokumenScreen.${side}.title`, screen: screen(lists, `ReturDokumen${ends[side]}List`) },
        create: {
          title: `returDokumenScreen.${side}.create`,
          screen: screen(forms, `ReturDokumen${ends[side]}Create`),
        },
        edit: { title: 'returDokumenScreen.form.edit', screen: screen(forms, `ReturDokumen${ends[side]}Edit`) },
        detail: { title: `returDokumenScreen.${side}.one`, screen: screen(details, `ReturDokumen${ends[side]}Detail`) },
      },
    }),
  ),
).flat();
