import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';

const lists = () => import('./ReturDokumenLists.tsx');
const details = () => import('./ReturDokumenDetail.tsx');
const forms = () => import('./ReturDokumenForm.tsx');

const layout = 'EfakturForm';

const resourcesOf = (side: 'out' | 'in', Side: 'Out' | 'In') => {
  const shared = {
    icon: 'undo' as const,
    recordRepresentation: 'number' as const,
    guards: ['efakturCoretax'] as const,
    name: `efaktur/document/${side}/return/ctas` as const,
  };
  return [
    documentResource({
      ...shared,
      path: `/main/efaktur-v2/document/${side}/return`,
      list: { title: `returDokumenScreen.${side}.title`, screen: screen(lists, `ReturDokumen${Side}List`) },
    }),
    documentResource({
      ...shared,
      path: `/main/efaktur-v2/return/document/${side}`,
      create: {
        path: '{id}/create',
        layout,
        title: `returDokumenScreen.${side}.create`,
        screen: screen(forms, `ReturDokumen${Side}Create`),
      },
      edit: {
        path: '{id}/edit',
        layout,
        title: 'returDokumenScreen.form.edit',
        screen: screen(forms, `ReturDokumen${Side}Edit`),
      },
      show: {
        path: 'detail/{id}',
        title: `returDokumenScreen.${side}.one`,
        screen: screen(details, `ReturDokumen${Side}Detail`),
        layout: 'EfakturDetail',
      },
    }),
  ];
};

export const returDokumens = [...resourcesOf('out', 'Out'), ...resourcesOf('in', 'In')];
