import { documentResource } from '../ui/resource/document-resource.ts';
import { screen } from '../ui/resource/page.ts';

export const ownDates = documentResource({
  name: 'own-dates',
  path: '/main/home/calendar',
  icon: 'calendar',
  recordRepresentation: 'title',
  list: {
    title: 'resources.own-dates.name',
    screen: screen(() => import('./OwnDates.tsx'), 'OwnDates'),
    layout: 'LayoutContainer',
  },
});
