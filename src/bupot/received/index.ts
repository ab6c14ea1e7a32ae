import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';
import { receivedPaths } from './paths.ts';

const forms = () => import('./ReceivedForm.tsx');

export const receivedSlips = documentResource({
  name: 'ebupot/received',
  path: receivedPaths.list,
  icon: 'slip',
  recordRepresentation: 'number',
  menu: { under: 'ebupot_coretax', key: 'ebupot_received' },
  list: { title: 'receivedScreen.title', screen: screen(() => import('./ReceivedList.tsx'), 'ReceivedList') },
  create: {
    path: 'create',
    title: 'receivedScreen.create',
    screen: screen(forms, 'ReceivedCreate'),
    layout: 'EfakturForm',
  },
  edit: {
    path: 'edit/{id}',
    title: 'receivedScreen.edit',
    screen: screen(forms, 'ReceivedEdit'),
    layout: 'EfakturForm',
  },
  show: {
    path: 'detail/{id}',
    title: 'receivedScreen.one',
    screen: screen(() => import('./ReceivedDetail.tsx'), 'ReceivedDetail'),
  },
  more: [
    {
      path: 'expected',
      title: 'receivedScreen.expected.title',
      screen: screen(() => import('./ExpectedSlips.tsx'), 'ExpectedSlips'),
      action: 'list',
    },
  ],
});
