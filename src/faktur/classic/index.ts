import { vatListPath } from '#domain/faktur/document-paths.ts';
import { documentResource } from '../../ui/resource/document-resource.ts';
import { screen } from '../../ui/resource/page.ts';

const screens = () => import('./ClassicScreens.tsx');

export const fakturClassic = documentResource({
  name: 'efaktur/out',
  path: vatListPath('CLASSIC_OUT'),
  icon: 'invoice',
  recordRepresentation: 'number',
  guards: ['nsfpReminder'],
  list: { title: 'fakturClassic.title', screen: screen(screens, 'ClassicList') },
  show: {
    path: 'detail/{id}',
    title: 'fakturClassic.one',
    screen: screen(screens, 'ClassicDetail'),
    layout: 'EfakturDetail',
  },
});
